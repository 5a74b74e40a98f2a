// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TransactionsPageQuery, TransactionsPageQueryVariables } from '../operationTypes.ts';

export const TransactionsPage: PersistedDocument<TransactionsPageQuery, TransactionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TransactionsPage',
    'b6bed33c0884d2ae38e978ab1701536c9ab0931c11b275f3f0672d87acc2b8c3',
  );
