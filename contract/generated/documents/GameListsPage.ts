// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListsPageQuery, GameListsPageQueryVariables } from '../operationTypes.ts';

export const GameListsPage: PersistedDocument<GameListsPageQuery, GameListsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListsPage',
    'a5f09126f57eaa62fd1d719ba470644d40c156312845d25538bb38bc5ab06dd1',
  );
