// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetLimitMutation, SetLimitMutationVariables } from '../operationTypes.ts';

export const SetLimit: PersistedDocument<SetLimitMutation, SetLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetLimit',
    '320f54ba16c8d3b6478b88b62c41bcbbcbfa719c90d32a9f9ad87aeeefb48db5',
  );
