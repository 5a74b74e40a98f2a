// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GetPlayerInfoQuery, GetPlayerInfoQueryVariables } from '../operationTypes.ts';

export const GetPlayerInfo: PersistedDocument<GetPlayerInfoQuery, GetPlayerInfoQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GetPlayerInfo',
    '34203c3068ad566f8549d43e14c2368d5ee98cd30a621042d32d9b38336a6070',
  );
