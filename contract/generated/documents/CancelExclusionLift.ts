// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CancelExclusionLiftMutation, CancelExclusionLiftMutationVariables } from '../operationTypes.ts';

export const CancelExclusionLift: PersistedDocument<
  CancelExclusionLiftMutation,
  CancelExclusionLiftMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CancelExclusionLift',
  'aede9f737be9e055eea40361180cddf701ca23c34dacc499d6cdc5b5e8b4b588',
);
