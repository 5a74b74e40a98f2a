// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetSessionLimitMutation, SetSessionLimitMutationVariables } from '../operationTypes.ts';

export const SetSessionLimit: PersistedDocument<SetSessionLimitMutation, SetSessionLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetSessionLimit',
    'ba3df92875df9c9c9781f1121b9e2f37a0c58c75a18f7de3d1933b2fbcf97b84',
  );
