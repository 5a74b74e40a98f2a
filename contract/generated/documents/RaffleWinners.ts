// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RaffleWinnersQuery, RaffleWinnersQueryVariables } from '../operationTypes.ts';

export const RaffleWinners: PersistedDocument<RaffleWinnersQuery, RaffleWinnersQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RaffleWinners',
    '065f90590c5ca6367cdf1d124fda90e78fc969f77f260f36eee788f91c1b41df',
  );
