// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategorySliceQuery, GameCategorySliceQueryVariables } from '../operationTypes.ts';

export const GameCategorySlice: PersistedDocument<GameCategorySliceQuery, GameCategorySliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameCategorySlice',
    '48907ef0b2bd520cacb016615e0ad7e09b0503be251397d4b123182675966c46',
  );
