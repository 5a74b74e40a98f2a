// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistorySliceQuery, GameHistorySliceQueryVariables } from '../operationTypes.ts';

export const GameHistorySlice: PersistedDocument<GameHistorySliceQuery, GameHistorySliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistorySlice',
    'a5202c51b7264194030bf72ed54448539f87bf104b23b29cffe507d490b8b1e3',
  );
