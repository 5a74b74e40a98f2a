// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MoreCasinosPageQuery, MoreCasinosPageQueryVariables } from '../operationTypes.ts';

export const MoreCasinosPage: PersistedDocument<MoreCasinosPageQuery, MoreCasinosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MoreCasinosPage',
    '9de93b3989e042f998f2ec1ecd01330afec8100eedcf8afcf22e30ed4ea5683e',
  );
