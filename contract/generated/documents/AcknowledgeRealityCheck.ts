// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  AcknowledgeRealityCheckMutation,
  AcknowledgeRealityCheckMutationVariables,
} from '../operationTypes.ts';

export const AcknowledgeRealityCheck: PersistedDocument<
  AcknowledgeRealityCheckMutation,
  AcknowledgeRealityCheckMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'AcknowledgeRealityCheck',
  'a640d847145d56bd7a6e085d373ebeb34f550f33825d95204c2baf9c193e64a5',
);
