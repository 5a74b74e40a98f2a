// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListsPageQuery, GameListsPageQueryVariables } from '../operationTypes.ts';

export const GameListsPage: PersistedDocument<GameListsPageQuery, GameListsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListsPage',
    'c4a1228edb1eeb6151f86420d914fb36798c2c470cf025ead61d734987129af9',
  );
