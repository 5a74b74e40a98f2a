// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { BeginDepositMutation, BeginDepositMutationVariables } from '../operationTypes.ts';

export const BeginDeposit: PersistedDocument<BeginDepositMutation, BeginDepositMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'BeginDeposit',
    'ebc9ff7beebd968ca27b9d44d040cffbe0b7d95e88cfa59d725363475d7d71ec',
  );
