// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MoreCasinosPageQuery, MoreCasinosPageQueryVariables } from '../operationTypes.ts';

export const MoreCasinosPage: PersistedDocument<MoreCasinosPageQuery, MoreCasinosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MoreCasinosPage',
    'a8360580727283252bda169cd030cab21a53607b09a8cd2f7971b61fbcdecad9',
  );
