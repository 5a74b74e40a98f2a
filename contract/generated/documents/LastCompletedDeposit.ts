// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LastCompletedDepositQuery, LastCompletedDepositQueryVariables } from '../operationTypes.ts';

export const LastCompletedDeposit: PersistedDocument<
  LastCompletedDepositQuery,
  LastCompletedDepositQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'LastCompletedDeposit',
  '340b2f2637eff824f4d28b33284ffb3aa98442c6b27029b89ba4ef6072ddce36',
);
