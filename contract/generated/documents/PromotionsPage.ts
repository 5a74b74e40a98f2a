// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PromotionsPageQuery, PromotionsPageQueryVariables } from '../operationTypes.ts';

export const PromotionsPage: PersistedDocument<PromotionsPageQuery, PromotionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PromotionsPage',
    'd38f73e0b09c8e6bfa8a33094fbc1f6822a1a08b35f39076ac7eecd9f6423da6',
  );
