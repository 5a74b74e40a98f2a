// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategorySliceQuery, GameCategorySliceQueryVariables } from '../operationTypes.ts';

export const GameCategorySlice: PersistedDocument<GameCategorySliceQuery, GameCategorySliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameCategorySlice',
    '3f0072b042001ce2764b43fb38537423241661dba318edf5d5c64f1ad0408ecd',
  );
