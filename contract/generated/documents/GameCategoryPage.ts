// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoryPageQuery, GameCategoryPageQueryVariables } from '../operationTypes.ts';

export const GameCategoryPage: PersistedDocument<GameCategoryPageQuery, GameCategoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameCategoryPage',
    '9d97c34749f8ceee43000bc3205011e4513c80d89b1015e8d05560e263cad2c3',
  );
