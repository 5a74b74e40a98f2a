// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PromotionsPageQuery, PromotionsPageQueryVariables } from '../operationTypes.ts';

export const PromotionsPage: PersistedDocument<PromotionsPageQuery, PromotionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PromotionsPage',
    '546c30a5debc255f898defcce60681f495b015c610959c4fbe21ef7118897628',
  );
