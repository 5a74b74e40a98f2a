// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TransactionsSliceQuery, TransactionsSliceQueryVariables } from '../operationTypes.ts';

export const TransactionsSlice: PersistedDocument<TransactionsSliceQuery, TransactionsSliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TransactionsSlice',
    '10f44f9bce9bdd2dddf6c6b9022d56e94a91275834b8e27f076e53fd10c920d7',
  );
