// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TransactionsSliceQuery, TransactionsSliceQueryVariables } from '../operationTypes.ts';

export const TransactionsSlice: PersistedDocument<TransactionsSliceQuery, TransactionsSliceQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TransactionsSlice',
    '75fc5ef35b210bcea73cb70d3bfed9e085d44e19da446ffbfc46879dd6bebf83',
  );
