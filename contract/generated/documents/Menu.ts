// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MenuQuery, MenuQueryVariables } from '../operationTypes.ts';

export const Menu: PersistedDocument<MenuQuery, MenuQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Menu',
  'fbf3e49cbce3605355d879a6fa2bdfeed05af8a9ea755b60f5ff591284c6d5ce',
);
