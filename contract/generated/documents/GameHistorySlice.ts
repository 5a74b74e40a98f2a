// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistorySliceQuery, GameHistorySliceQueryVariables } from '../operationTypes.ts';

export const GameHistorySlice: PersistedDocument<GameHistorySliceQuery, GameHistorySliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistorySlice',
    '8ee830f8698787e9e415630e259dad740a5cf2bef612b5ea92b1eb8cdc61c2a8',
  );
