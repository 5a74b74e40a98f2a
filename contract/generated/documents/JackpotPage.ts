// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotPageQuery, JackpotPageQueryVariables } from '../operationTypes.ts';

export const JackpotPage: PersistedDocument<JackpotPageQuery, JackpotPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotPage',
    '5c6a3f5850e536d078f2bf17c355bfa3cf2056e8b3d6eb2bad90386229175698',
  );
