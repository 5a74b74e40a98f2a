// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistoryPageQuery, GameHistoryPageQueryVariables } from '../operationTypes.ts';

export const GameHistoryPage: PersistedDocument<GameHistoryPageQuery, GameHistoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistoryPage',
    '20254c73a7904e59d5f417c6a3c4d552579bc17511c57e3e9b735a8f8adb1f52',
  );
