// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategorySliceQuery, GameCategorySliceQueryVariables } from '../operationTypes.ts';

export const GameCategorySlice: PersistedDocument<GameCategorySliceQuery, GameCategorySliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameCategorySlice',
    'e84a608914c01794f3569267e1a49a56a379478ee6915bb9831a706c11816b64',
  );
