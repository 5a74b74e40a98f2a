// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudiosPageQuery, GameStudiosPageQueryVariables } from '../operationTypes.ts';

export const GameStudiosPage: PersistedDocument<GameStudiosPageQuery, GameStudiosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudiosPage',
    '4b3067be67e34c76ee92ea2aade85f8e8b43d745299b29ef56f4666840cd3811',
  );
