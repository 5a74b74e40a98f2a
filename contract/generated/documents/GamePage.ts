// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamePageQuery, GamePageQueryVariables } from '../operationTypes.ts';

export const GamePage: PersistedDocument<GamePageQuery, GamePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamePage',
    '637f1f42e4fdd2024dbffa9ce2619390dca50a2ea02c78aeb09c07a75ea43121',
  );
