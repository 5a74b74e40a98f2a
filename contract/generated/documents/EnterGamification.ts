// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { EnterGamificationMutation, EnterGamificationMutationVariables } from '../operationTypes.ts';

export const EnterGamification: PersistedDocument<
  EnterGamificationMutation,
  EnterGamificationMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'EnterGamification',
  'eaae0b60c27d53a21aba469ec36a92c9c63100476c366a67deb850d717069fdd',
);
