// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables } from '../operationTypes.ts';

export const GlobalLimitsPage: PersistedDocument<GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GlobalLimitsPage',
    '174debc7c5d0c4e53c34b29d1167bb114d482055f155aed884ceb40cd9e29316',
  );
