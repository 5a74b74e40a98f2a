// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListPageQuery, GameListPageQueryVariables } from '../operationTypes.ts';

export const GameListPage: PersistedDocument<GameListPageQuery, GameListPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListPage',
    'c9ba1ec5bb235eb9539fb45715de37225cf53420b4b82c6f0c20964f13ba4605',
  );
