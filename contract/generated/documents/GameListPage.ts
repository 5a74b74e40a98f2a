// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListPageQuery, GameListPageQueryVariables } from '../operationTypes.ts';

export const GameListPage: PersistedDocument<GameListPageQuery, GameListPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListPage',
    '98a0d0317b8f6de0b008e7f85ee7c50cc2ef8a84dcfcb078d30715e75e7adf5f',
  );
