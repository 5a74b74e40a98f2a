// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ShopPageQuery, ShopPageQueryVariables } from '../operationTypes.ts';

export const ShopPage: PersistedDocument<ShopPageQuery, ShopPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ShopPage',
    '333397e1903e2f04c372e836cbc8dc2d196a532b9ce227262e10c5cdc490b632',
  );
