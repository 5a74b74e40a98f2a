// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ExcludeSelfMutation, ExcludeSelfMutationVariables } from '../operationTypes.ts';

export const ExcludeSelf: PersistedDocument<ExcludeSelfMutation, ExcludeSelfMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'ExcludeSelf',
    'f057973035b84dc90f1fadf0b79f5b64ee8e9e5fcbab3bec87b78bb5d1dbb725',
  );
