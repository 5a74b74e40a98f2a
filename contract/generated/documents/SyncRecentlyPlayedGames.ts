// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  SyncRecentlyPlayedGamesQuery,
  SyncRecentlyPlayedGamesQueryVariables,
} from '../operationTypes.ts';

export const SyncRecentlyPlayedGames: PersistedDocument<
  SyncRecentlyPlayedGamesQuery,
  SyncRecentlyPlayedGamesQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'SyncRecentlyPlayedGames',
  '6d8905a29018ab100c18522bb7a6f59e543308745b49d7c6352fb36ac3a4af70',
);
