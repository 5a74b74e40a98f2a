// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  ConfirmExclusionLiftMutation,
  ConfirmExclusionLiftMutationVariables,
} from '../operationTypes.ts';

export const ConfirmExclusionLift: PersistedDocument<
  ConfirmExclusionLiftMutation,
  ConfirmExclusionLiftMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ConfirmExclusionLift',
  'ac7400c27259506f9ece7ecf5109928d9a7b7fc5dab593b06af88f8d47fd222d',
);
