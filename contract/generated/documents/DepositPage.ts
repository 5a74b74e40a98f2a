// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositPageQuery, DepositPageQueryVariables } from '../operationTypes.ts';

export const DepositPage: PersistedDocument<DepositPageQuery, DepositPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositPage',
    '657d09fe2f551b7d297a2435edf520b7d2d443a5c4bb6d9ee3350f344fae43ce',
  );
