// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PromotionsPageQuery, PromotionsPageQueryVariables } from '../operationTypes.ts';

export const PromotionsPage: PersistedDocument<PromotionsPageQuery, PromotionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PromotionsPage',
    '5b244c2dd1a7950f66566346ca63fc1fd4dda8e3f48569817759c4386f2720c9',
  );
