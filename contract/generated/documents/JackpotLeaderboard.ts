// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotLeaderboardQuery, JackpotLeaderboardQueryVariables } from '../operationTypes.ts';

export const JackpotLeaderboard: PersistedDocument<
  JackpotLeaderboardQuery,
  JackpotLeaderboardQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'JackpotLeaderboard',
  'da0cdc42132d5de7cd2a4f98b0cc7f11cb4fac83064142fc5b034bd59b391d5b',
);
