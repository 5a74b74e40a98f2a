// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LimitsPageQuery, LimitsPageQueryVariables } from '../operationTypes.ts';

export const LimitsPage: PersistedDocument<LimitsPageQuery, LimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LimitsPage',
    'c2c94ce972a3fb24fbc496ebcc4b36424f5b8f20103dc7471337f84f91830d66',
  );
