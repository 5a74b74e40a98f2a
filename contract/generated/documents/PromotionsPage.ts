// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PromotionsPageQuery, PromotionsPageQueryVariables } from '../operationTypes.ts';

export const PromotionsPage: PersistedDocument<PromotionsPageQuery, PromotionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PromotionsPage',
    'c9630e7c8411d2a6e0156c5de2629aa2a5e52d4e79c0f751d931ba8776a9c90a',
  );
