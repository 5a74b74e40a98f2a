// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GetGamanzaInfoQuery, GetGamanzaInfoQueryVariables } from '../operationTypes.ts';

export const GetGamanzaInfo: PersistedDocument<GetGamanzaInfoQuery, GetGamanzaInfoQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GetGamanzaInfo',
    '279035e30374163785a9bcbdbd9f0d6f3cfc5a3feb8a775936c2a62f6b990924',
  );
