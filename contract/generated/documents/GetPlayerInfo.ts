// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GetPlayerInfoQuery, GetPlayerInfoQueryVariables } from '../operationTypes.ts';

export const GetPlayerInfo: PersistedDocument<GetPlayerInfoQuery, GetPlayerInfoQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GetPlayerInfo',
    '083745c7c197c49f9649d78a71bba5ce4ac9145b2b7528306685c7880a551fc1',
  );
