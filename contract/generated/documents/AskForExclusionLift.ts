// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { AskForExclusionLiftMutation, AskForExclusionLiftMutationVariables } from '../operationTypes.ts';

export const AskForExclusionLift: PersistedDocument<
  AskForExclusionLiftMutation,
  AskForExclusionLiftMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'AskForExclusionLift',
  '67a7d7b805f809106d8a5de0a1d199d3e42092af9df8913a55d13e8e8d51ed4c',
);
