// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListPageQuery, GameListPageQueryVariables } from '../operationTypes.ts';

export const GameListPage: PersistedDocument<GameListPageQuery, GameListPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListPage',
    '6ca42b871f55c792aad7e03c1fbac14b9cf804842dae3c7b3d2c52d1578eb723',
  );
