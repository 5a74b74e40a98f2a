// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ShopPageQuery, ShopPageQueryVariables } from '../operationTypes.ts';

export const ShopPage: PersistedDocument<ShopPageQuery, ShopPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ShopPage',
    'b4838d1140b4f77c9c5a04ee0cd1c5c9fb1afec653a4e64505ca65f8d2cf374c',
  );
