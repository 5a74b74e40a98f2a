// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RegisterPlayerMutation, RegisterPlayerMutationVariables } from '../operationTypes.ts';

export const RegisterPlayer: PersistedDocument<RegisterPlayerMutation, RegisterPlayerMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'RegisterPlayer',
    '6e2274871db5c40b24bcea3f05ce2e61fc120b0b38b5285137883ba90afc90bf',
  );
