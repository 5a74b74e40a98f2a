// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { StudioGamesQuery, StudioGamesQueryVariables } from '../operationTypes.ts';

export const StudioGames: PersistedDocument<StudioGamesQuery, StudioGamesQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'StudioGames',
    '7f2daa355822cd0c525eb76c788419683bc775b374b192e085d7b94d6aacdbea',
  );
