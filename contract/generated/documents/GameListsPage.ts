// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListsPageQuery, GameListsPageQueryVariables } from '../operationTypes.ts';

export const GameListsPage: PersistedDocument<GameListsPageQuery, GameListsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListsPage',
    'c81d0b420d5d45a528389f41a4744e747f5ca7ede37a07c8abde452f7d4a21b6',
  );
