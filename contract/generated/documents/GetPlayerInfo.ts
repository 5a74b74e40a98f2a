// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GetPlayerInfoQuery, GetPlayerInfoQueryVariables } from '../operationTypes.ts';

export const GetPlayerInfo: PersistedDocument<GetPlayerInfoQuery, GetPlayerInfoQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GetPlayerInfo',
    '259007bd58acf2f1202c0824d4f623255b18c5823cc85d9e228a0dfad004b929',
  );
