// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { EnterGamificationMutation, EnterGamificationMutationVariables } from '../operationTypes.ts';

export const EnterGamification: PersistedDocument<
  EnterGamificationMutation,
  EnterGamificationMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'EnterGamification',
  'd5686566d36f57d709f20c8696c97f1fd31075fb829bd7c956cc154462553858',
);
