// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GetPlayerInfoQuery, GetPlayerInfoQueryVariables } from '../operationTypes.ts';

export const GetPlayerInfo: PersistedDocument<GetPlayerInfoQuery, GetPlayerInfoQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GetPlayerInfo',
    '1cda688c3e2679e7bb0c0f63ff32b7bf5a6727a8dec92a5d3cff77505a62f614',
  );
