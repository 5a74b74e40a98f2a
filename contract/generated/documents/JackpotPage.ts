// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotPageQuery, JackpotPageQueryVariables } from '../operationTypes.ts';

export const JackpotPage: PersistedDocument<JackpotPageQuery, JackpotPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotPage',
    '7b36be0d1cd6cafcf1e22d3fcfe77ace54aedb1fabc5d08b5e3c18abc820321e',
  );
