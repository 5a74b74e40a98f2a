// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistorySliceQuery, GameHistorySliceQueryVariables } from '../operationTypes.ts';

export const GameHistorySlice: PersistedDocument<GameHistorySliceQuery, GameHistorySliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistorySlice',
    '600e31db3893cb0b0dcd0a9cb93fd499b559f4cd93eb19ea6db3610547b6806a',
  );
