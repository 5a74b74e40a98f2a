// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoriesPageQuery, GameCategoriesPageQueryVariables } from '../operationTypes.ts';

export const GameCategoriesPage: PersistedDocument<
  GameCategoriesPageQuery,
  GameCategoriesPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'GameCategoriesPage',
  'c6b216168259cf0ee7d66df7ae1960f09195832f404b06f44cec4be0017f345d',
);
