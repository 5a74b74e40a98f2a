// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListPageQuery, GameListPageQueryVariables } from '../operationTypes.ts';

export const GameListPage: PersistedDocument<GameListPageQuery, GameListPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListPage',
    'a29fc9da6c3a135e76f077139355406090d2b22bcddbda1655140e1f0cece75d',
  );
