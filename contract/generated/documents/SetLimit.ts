// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetLimitMutation, SetLimitMutationVariables } from '../operationTypes.ts';

export const SetLimit: PersistedDocument<SetLimitMutation, SetLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetLimit',
    '1f79994e9c6f4fa7889876fa24ad9e317439e2f86879ddf21c39789565b24166',
  );
