// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamesPageQuery, GamesPageQueryVariables } from '../operationTypes.ts';

export const GamesPage: PersistedDocument<GamesPageQuery, GamesPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamesPage',
    '6ebd4d266455e13a178aa650e3eca452585207c7e7e35a7ca118ae39c82afe08',
  );
