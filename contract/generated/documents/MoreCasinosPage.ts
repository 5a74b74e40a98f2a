// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MoreCasinosPageQuery, MoreCasinosPageQueryVariables } from '../operationTypes.ts';

export const MoreCasinosPage: PersistedDocument<MoreCasinosPageQuery, MoreCasinosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MoreCasinosPage',
    '3b58435e82e56d8730faa28c39e5638ac0d1e274566645ac2f0644162cdb10f8',
  );
