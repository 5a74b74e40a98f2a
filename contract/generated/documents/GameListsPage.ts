// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListsPageQuery, GameListsPageQueryVariables } from '../operationTypes.ts';

export const GameListsPage: PersistedDocument<GameListsPageQuery, GameListsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListsPage',
    '270bd6119232f696bdd2bf453904819704524a4b9715b51bf92b6e36d50f863b',
  );
