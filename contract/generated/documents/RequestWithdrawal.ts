// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RequestWithdrawalMutation, RequestWithdrawalMutationVariables } from '../operationTypes.ts';

export const RequestWithdrawal: PersistedDocument<
  RequestWithdrawalMutation,
  RequestWithdrawalMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'RequestWithdrawal',
  '902f592fdac131bba4843b0c4a8e06e5e204b218ecc3fd045d8b27636a660f97',
);
