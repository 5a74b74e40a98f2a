// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MoreCasinosPageQuery, MoreCasinosPageQueryVariables } from '../operationTypes.ts';

export const MoreCasinosPage: PersistedDocument<MoreCasinosPageQuery, MoreCasinosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MoreCasinosPage',
    '30dfbc9f6ae0e821782a2aad454a2e4df49c1709e886a9c476d17801ac2d68d3',
  );
