// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudioPageQuery, GameStudioPageQueryVariables } from '../operationTypes.ts';

export const GameStudioPage: PersistedDocument<GameStudioPageQuery, GameStudioPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudioPage',
    'e5d751549ed97b79d141f5eea06e93a86722697d5eff051b82c519e7a112da55',
  );
