// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CancelWithdrawalMutation, CancelWithdrawalMutationVariables } from '../operationTypes.ts';

export const CancelWithdrawal: PersistedDocument<
  CancelWithdrawalMutation,
  CancelWithdrawalMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CancelWithdrawal',
  '549482b5f0361dbabc2fd524f81dbc10cf151637a9544f68da4c0a5776b35a91',
);
