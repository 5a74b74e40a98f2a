// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamesPageQuery, GamesPageQueryVariables } from '../operationTypes.ts';

export const GamesPage: PersistedDocument<GamesPageQuery, GamesPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamesPage',
    '040872eb9b54d68aaf37859b4eabc853d47f17d038df58dbe3b5c379622b0da3',
  );
