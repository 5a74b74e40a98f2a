// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoryPageQuery, GameCategoryPageQueryVariables } from '../operationTypes.ts';

export const GameCategoryPage: PersistedDocument<GameCategoryPageQuery, GameCategoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameCategoryPage',
    '82cec9a9b5735488e2f5f6e9ae5a9d9b42329e3f73dd838690dfff407d294a36',
  );
