// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { BeginDepositMutation, BeginDepositMutationVariables } from '../operationTypes.ts';

export const BeginDeposit: PersistedDocument<BeginDepositMutation, BeginDepositMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'BeginDeposit',
    '3234a4cd70402a3dd1da9be07e89bb82e01e5786ed6299c332274762e44e4527',
  );
