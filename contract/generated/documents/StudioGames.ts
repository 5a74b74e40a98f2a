// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { StudioGamesQuery, StudioGamesQueryVariables } from '../operationTypes.ts';

export const StudioGames: PersistedDocument<StudioGamesQuery, StudioGamesQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'StudioGames',
    '5e131ee83af80146e47b2a7bdca0209e7a05bcbbec540ebfdf949e8a9da453ae',
  );
