// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RequestWithdrawalMutation, RequestWithdrawalMutationVariables } from '../operationTypes.ts';

export const RequestWithdrawal: PersistedDocument<
  RequestWithdrawalMutation,
  RequestWithdrawalMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'RequestWithdrawal',
  '9dbd8f0f87585b91988107bed7f41ec0db4d8a6fe8d1696b85817c30e749459e',
);
