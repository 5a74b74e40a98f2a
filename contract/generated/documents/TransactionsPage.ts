// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TransactionsPageQuery, TransactionsPageQueryVariables } from '../operationTypes.ts';

export const TransactionsPage: PersistedDocument<TransactionsPageQuery, TransactionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TransactionsPage',
    'd19cf370533e3edcd1e5a67ec036af8ac163c44dd61a93e14d778fae39778bb6',
  );
