// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CancelWithdrawalMutation, CancelWithdrawalMutationVariables } from '../operationTypes.ts';

export const CancelWithdrawal: PersistedDocument<
  CancelWithdrawalMutation,
  CancelWithdrawalMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CancelWithdrawal',
  '26de0a63c363b24334e6e87f8f3b1bf5e7e6bef4691df1e574a0bc763f8c965a',
);
