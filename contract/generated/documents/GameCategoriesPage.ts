// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoriesPageQuery, GameCategoriesPageQueryVariables } from '../operationTypes.ts';

export const GameCategoriesPage: PersistedDocument<
  GameCategoriesPageQuery,
  GameCategoriesPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'GameCategoriesPage',
  'b6ec965e587222e284141e8b6a167821d7ef558108d93d3263cd12e839a4e5d1',
);
