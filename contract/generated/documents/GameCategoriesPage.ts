// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoriesPageQuery, GameCategoriesPageQueryVariables } from '../operationTypes.ts';

export const GameCategoriesPage: PersistedDocument<
  GameCategoriesPageQuery,
  GameCategoriesPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'GameCategoriesPage',
  'fb42f9f1368cc13c3e54f6a1a69024241bd5a6cad9378cf08ab80680e88c74dc',
);
