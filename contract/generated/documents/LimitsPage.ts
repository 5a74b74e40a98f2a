// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LimitsPageQuery, LimitsPageQueryVariables } from '../operationTypes.ts';

export const LimitsPage: PersistedDocument<LimitsPageQuery, LimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LimitsPage',
    '052b672eabdeb614ba3f2b2cd9e09b03d5bce901e698979a62b0c1f335750fb8',
  );
