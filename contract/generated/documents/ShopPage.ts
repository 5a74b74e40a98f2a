// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ShopPageQuery, ShopPageQueryVariables } from '../operationTypes.ts';

export const ShopPage: PersistedDocument<ShopPageQuery, ShopPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ShopPage',
    '880ad0ff0c724fdfbd883a4940abdb7fe1edcf0ec3f72287c7eb56438016d9a8',
  );
