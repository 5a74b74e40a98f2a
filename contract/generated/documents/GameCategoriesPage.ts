// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoriesPageQuery, GameCategoriesPageQueryVariables } from '../operationTypes.ts';

export const GameCategoriesPage: PersistedDocument<
  GameCategoriesPageQuery,
  GameCategoriesPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'GameCategoriesPage',
  '46eea0ae7fe370524e7d6554ad949fea9adfcf150e177da20a9942ff6bc9877b',
);
