// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetSessionLimitMutation, SetSessionLimitMutationVariables } from '../operationTypes.ts';

export const SetSessionLimit: PersistedDocument<SetSessionLimitMutation, SetSessionLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetSessionLimit',
    'b13757ba1d1790291d3ccf2a7dfc9d52504e838851ff75a73fda2ad689393a0b',
  );
