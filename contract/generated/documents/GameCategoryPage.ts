// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameCategoryPageQuery, GameCategoryPageQueryVariables } from '../operationTypes.ts';

export const GameCategoryPage: PersistedDocument<GameCategoryPageQuery, GameCategoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameCategoryPage',
    'c98e829ec2b636d24dcc42932ad4175882195931971fbca365fbd5fa988504bf',
  );
