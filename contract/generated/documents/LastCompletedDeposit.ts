// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LastCompletedDepositQuery, LastCompletedDepositQueryVariables } from '../operationTypes.ts';

export const LastCompletedDeposit: PersistedDocument<
  LastCompletedDepositQuery,
  LastCompletedDepositQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'LastCompletedDeposit',
  'a6e0a53cf86b6ef002d3ddb1a7655a3b3a0c967077c275a4037623382294d5ed',
);
