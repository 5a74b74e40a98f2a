// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositPageQuery, DepositPageQueryVariables } from '../operationTypes.ts';

export const DepositPage: PersistedDocument<DepositPageQuery, DepositPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositPage',
    '8460c58f9d390ec06b489f66e013767254feaf1c27cc5031a6f8b2def563183d',
  );
