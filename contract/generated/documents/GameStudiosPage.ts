// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudiosPageQuery, GameStudiosPageQueryVariables } from '../operationTypes.ts';

export const GameStudiosPage: PersistedDocument<GameStudiosPageQuery, GameStudiosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudiosPage',
    'e4b23eedf1adbc2ca4c4c76736a84e84955a0a03ede81d59527c8cb3d8f2e333',
  );
