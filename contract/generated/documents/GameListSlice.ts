// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListSliceQuery, GameListSliceQueryVariables } from '../operationTypes.ts';

export const GameListSlice: PersistedDocument<GameListSliceQuery, GameListSliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListSlice',
    'f71a09f1a8772c49667b4703a05e1fe46cae14755dda7a920ed48c8171430812',
  );
