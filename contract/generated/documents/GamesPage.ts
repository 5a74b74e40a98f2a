// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamesPageQuery, GamesPageQueryVariables } from '../operationTypes.ts';

export const GamesPage: PersistedDocument<GamesPageQuery, GamesPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamesPage',
    '6eb748b9e2131774982175a9049f1b70fbf31d3525b72ffd483d98386aaf8403',
  );
