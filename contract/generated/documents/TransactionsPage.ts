// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TransactionsPageQuery, TransactionsPageQueryVariables } from '../operationTypes.ts';

export const TransactionsPage: PersistedDocument<TransactionsPageQuery, TransactionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TransactionsPage',
    '789c21133641eadf1c76dc4aae48b1030a30cebe0fed8d7c3f8dcfab0db7de25',
  );
