// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoriesPageQuery, GameCategoriesPageQueryVariables } from '../operationTypes.ts';

export const GameCategoriesPage: PersistedDocument<
  GameCategoriesPageQuery,
  GameCategoriesPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'GameCategoriesPage',
  '97a86177114eebdc066a50f6de5705811f1e15f22f0215277ccb2630dde5a368',
);
