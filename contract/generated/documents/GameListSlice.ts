// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameListSliceQuery, GameListSliceQueryVariables } from '../operationTypes.ts';

export const GameListSlice: PersistedDocument<GameListSliceQuery, GameListSliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameListSlice',
    '4356ed7adadab7ad1998181b0df8f8dcaeb928d74bafc76462780a2988762520',
  );
