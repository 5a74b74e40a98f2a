// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamePageQuery, GamePageQueryVariables } from '../operationTypes.ts';

export const GamePage: PersistedDocument<GamePageQuery, GamePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamePage',
    '35da8eb649ac25ad10cf55cf4ba5ffe609d50d98f2ec31d12c57526353b193f8',
  );
