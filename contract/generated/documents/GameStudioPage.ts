// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudioPageQuery, GameStudioPageQueryVariables } from '../operationTypes.ts';

export const GameStudioPage: PersistedDocument<GameStudioPageQuery, GameStudioPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudioPage',
    '13197dc7d2cbc089e8102bd8a12960f10d411befd3c1e2091cae9421f95896fb',
  );
