// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SearchQuery, SearchQueryVariables } from '../operationTypes.ts';

export const Search: PersistedDocument<SearchQuery, SearchQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Search',
  '7346224a13b421ea4903335e7f708a9996fa16322ced1f879487d30b361f9d78',
);
