// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudioPageQuery, GameStudioPageQueryVariables } from '../operationTypes.ts';

export const GameStudioPage: PersistedDocument<GameStudioPageQuery, GameStudioPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudioPage',
    '962769b8a9f841c85397a47b9ee75de8019a6c8e85159a4a83f32a6c724a2ed6',
  );
