// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LimitsPageQuery, LimitsPageQueryVariables } from '../operationTypes.ts';

export const LimitsPage: PersistedDocument<LimitsPageQuery, LimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LimitsPage',
    'b478262adc0d95cff26352b60727fb0ab54e9259fbfcf49ccc77a5120683e055',
  );
