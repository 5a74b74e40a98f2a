// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistoryPageQuery, GameHistoryPageQueryVariables } from '../operationTypes.ts';

export const GameHistoryPage: PersistedDocument<GameHistoryPageQuery, GameHistoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistoryPage',
    '009223e3d28cea1b4b099dca608180c9afcb796a6e34df6a31d8d7a328dd637e',
  );
