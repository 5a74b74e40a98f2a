// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TransactionsPageQuery, TransactionsPageQueryVariables } from '../operationTypes.ts';

export const TransactionsPage: PersistedDocument<TransactionsPageQuery, TransactionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TransactionsPage',
    'ed9670b6c1e93f6415925019ad07746353be916e61c007b068e1ee418b2af29d',
  );
