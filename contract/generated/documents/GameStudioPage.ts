// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudioPageQuery, GameStudioPageQueryVariables } from '../operationTypes.ts';

export const GameStudioPage: PersistedDocument<GameStudioPageQuery, GameStudioPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudioPage',
    '7a2e28d4d0d1b73af64c40f98f000852a3e6ed17a87111458e43223e9855e027',
  );
