// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudioPageQuery, GameStudioPageQueryVariables } from '../operationTypes.ts';

export const GameStudioPage: PersistedDocument<GameStudioPageQuery, GameStudioPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudioPage',
    'b46585746d1588966eb193d668c2ab3e2abe46fbcbe6c5d4fff0656c05a0004a',
  );
