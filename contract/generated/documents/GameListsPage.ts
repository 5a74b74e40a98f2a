// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListsPageQuery, GameListsPageQueryVariables } from '../operationTypes.ts';

export const GameListsPage: PersistedDocument<GameListsPageQuery, GameListsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListsPage',
    'c25bb419004c623296255fde78c6fac126c1f973d4b499a92056177d1cbd30f0',
  );
