// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoryPageQuery, GameCategoryPageQueryVariables } from '../operationTypes.ts';

export const GameCategoryPage: PersistedDocument<GameCategoryPageQuery, GameCategoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameCategoryPage',
    '8403530192f2e51b9fbbbb971f5e61cebe31a867556da92c97268ee65686f9fc',
  );
