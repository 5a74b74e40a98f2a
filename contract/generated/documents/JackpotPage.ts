// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotPageQuery, JackpotPageQueryVariables } from '../operationTypes.ts';

export const JackpotPage: PersistedDocument<JackpotPageQuery, JackpotPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotPage',
    'a6501423cfeabe21689dd404f825713ea1271627c1ce3bd07d2d88ed763fdd01',
  );
