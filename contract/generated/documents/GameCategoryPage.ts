// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoryPageQuery, GameCategoryPageQueryVariables } from '../operationTypes.ts';

export const GameCategoryPage: PersistedDocument<GameCategoryPageQuery, GameCategoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameCategoryPage',
    '0097c3a6f02fa56d2d7da9c73c25ad76341b564754c90e4ceb4ab7c97db94424',
  );
