// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistoryPageQuery, GameHistoryPageQueryVariables } from '../operationTypes.ts';

export const GameHistoryPage: PersistedDocument<GameHistoryPageQuery, GameHistoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistoryPage',
    'f367a57631cb033afe75c5a08fb5420f9747840dcc46da12032de555f74a5ba7',
  );
