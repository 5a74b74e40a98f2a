// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SearchQuery, SearchQueryVariables } from '../operationTypes.ts';

export const Search: PersistedDocument<SearchQuery, SearchQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Search',
  '5cf2449477648544139d3fb47cf8881ccbda707492428f8701e224326a40a822',
);
