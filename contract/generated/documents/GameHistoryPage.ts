// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistoryPageQuery, GameHistoryPageQueryVariables } from '../operationTypes.ts';

export const GameHistoryPage: PersistedDocument<GameHistoryPageQuery, GameHistoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistoryPage',
    '78f7fe96b3e2b227fbb86cef3997bb7aae649bd962976b3a580317c86f13ce76',
  );
