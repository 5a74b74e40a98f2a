// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositDeskQuery, DepositDeskQueryVariables } from '../operationTypes.ts';

export const DepositDesk: PersistedDocument<DepositDeskQuery, DepositDeskQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositDesk',
    'c1f27d52c81ddf851d08aa2ba3694fb14b278b0445a07412cc0284299daf13de',
  );
