// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { AbandonDepositMutation, AbandonDepositMutationVariables } from '../operationTypes.ts';

export const AbandonDeposit: PersistedDocument<AbandonDepositMutation, AbandonDepositMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'AbandonDeposit',
    '044357183cac96f042a00278fb156baf158e5f9657840ae509e0f75872c95f09',
  );
