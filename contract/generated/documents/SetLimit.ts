// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetLimitMutation, SetLimitMutationVariables } from '../operationTypes.ts';

export const SetLimit: PersistedDocument<SetLimitMutation, SetLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetLimit',
    '934fa0035a067b1c20d84764f32ed40ea47c48beb2e6bf37bc3cb9a2c16887cc',
  );
