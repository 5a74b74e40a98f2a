// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MenuFiguresQuery, MenuFiguresQueryVariables } from '../operationTypes.ts';

export const MenuFigures: PersistedDocument<MenuFiguresQuery, MenuFiguresQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MenuFigures',
    'ce61c143c2f38caa1a5cbb5d888374075a9a24ed30012a9704e7263842ce49cc',
  );
