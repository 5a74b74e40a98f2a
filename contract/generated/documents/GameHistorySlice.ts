// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistorySliceQuery, GameHistorySliceQueryVariables } from '../operationTypes.ts';

export const GameHistorySlice: PersistedDocument<GameHistorySliceQuery, GameHistorySliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistorySlice',
    'b749cde20cbe1e3a7aa71a808edd24fee113d4b725c79228bbdcf0c3e63d82e5',
  );
