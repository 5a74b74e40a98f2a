// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetLimitMutation, SetLimitMutationVariables } from '../operationTypes.ts';

export const SetLimit: PersistedDocument<SetLimitMutation, SetLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetLimit',
    '53a0991578b211c9085810f8873ef545852814e391b835c16480ab670882276a',
  );
