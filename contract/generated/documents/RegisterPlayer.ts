// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RegisterPlayerMutation, RegisterPlayerMutationVariables } from '../operationTypes.ts';

export const RegisterPlayer: PersistedDocument<RegisterPlayerMutation, RegisterPlayerMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'RegisterPlayer',
    'dad54353e156be9a5ca7817868ac9092c56a54d4e4d88e5c82371ae8dc8c155e',
  );
