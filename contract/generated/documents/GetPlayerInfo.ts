// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GetPlayerInfoQuery, GetPlayerInfoQueryVariables } from '../operationTypes.ts';

export const GetPlayerInfo: PersistedDocument<GetPlayerInfoQuery, GetPlayerInfoQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GetPlayerInfo',
    'e042aeb4444193423c2e7b75cf1d4a72c61f31e1dc0cea4c260d4e32cfdbdc8d',
  );
