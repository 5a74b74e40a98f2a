// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SearchChoicesQuery, SearchChoicesQueryVariables } from '../operationTypes.ts';

export const SearchChoices: PersistedDocument<SearchChoicesQuery, SearchChoicesQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SearchChoices',
    '4f99c7ace8e3986f97e88aebc45f98d712e47903f08b50cd580ef27f39f15342',
  );
