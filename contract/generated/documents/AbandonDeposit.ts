// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { AbandonDepositMutation, AbandonDepositMutationVariables } from '../operationTypes.ts';

export const AbandonDeposit: PersistedDocument<AbandonDepositMutation, AbandonDepositMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'AbandonDeposit',
    '7ac1e3a66953ddbe0e234f62e95239534e57c9d535fc1e6582f7f659ed636b63',
  );
