// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PromotionsPageQuery, PromotionsPageQueryVariables } from '../operationTypes.ts';

export const PromotionsPage: PersistedDocument<PromotionsPageQuery, PromotionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PromotionsPage',
    'd50f0843104a8a290fec41edc1a5a61594a2fbbca3aa8b9367e4113ccc15078e',
  );
