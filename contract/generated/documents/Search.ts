// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SearchQuery, SearchQueryVariables } from '../operationTypes.ts';

export const Search: PersistedDocument<SearchQuery, SearchQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Search',
  '7928491f8fa35e6be017af675c2cb9f7d8a7bf3f5d5bf2c38296907ef11e191a',
);
