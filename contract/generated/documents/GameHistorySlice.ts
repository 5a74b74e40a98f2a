// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistorySliceQuery, GameHistorySliceQueryVariables } from '../operationTypes.ts';

export const GameHistorySlice: PersistedDocument<GameHistorySliceQuery, GameHistorySliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistorySlice',
    '6013b97de32bf2e426865063b6d6227c6eba2ff4aa1327c845569443503bf961',
  );
