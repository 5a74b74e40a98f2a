// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamePageQuery, GamePageQueryVariables } from '../operationTypes.ts';

export const GamePage: PersistedDocument<GamePageQuery, GamePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamePage',
    '48313164206351fd2190590cdd5a6abae0e1e07989e44a7d29a5be9d19c15e15',
  );
