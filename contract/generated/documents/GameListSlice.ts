// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListSliceQuery, GameListSliceQueryVariables } from '../operationTypes.ts';

export const GameListSlice: PersistedDocument<GameListSliceQuery, GameListSliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListSlice',
    '27614a3e04e4c63809930db67a0858c9ad76bb47a554a269f914167dd711ec21',
  );
