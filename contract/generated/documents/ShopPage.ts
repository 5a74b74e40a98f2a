// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ShopPageQuery, ShopPageQueryVariables } from '../operationTypes.ts';

export const ShopPage: PersistedDocument<ShopPageQuery, ShopPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ShopPage',
    '1548570ac85f245c9c0a6cf796c7da8a0b546acbbb85b98db805a2154f2c2590',
  );
