// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListPageQuery, GameListPageQueryVariables } from '../operationTypes.ts';

export const GameListPage: PersistedDocument<GameListPageQuery, GameListPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListPage',
    'e5b3a11ac5d88bf2368347c0703e048a7d6d416d4aa071dc7801daf3cbe9478e',
  );
