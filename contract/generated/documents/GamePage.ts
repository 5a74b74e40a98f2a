// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamePageQuery, GamePageQueryVariables } from '../operationTypes.ts';

export const GamePage: PersistedDocument<GamePageQuery, GamePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamePage',
    '168eb9bf9c3dffb964b1f4616df601f7b64357ca6b740a829a5619a69a51e65c',
  );
