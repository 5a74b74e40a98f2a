// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CashbackPageQuery, CashbackPageQueryVariables } from '../operationTypes.ts';

export const CashbackPage: PersistedDocument<CashbackPageQuery, CashbackPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CashbackPage',
    '5fb479f340e1227bb9946194b618e017c19ade83d2593595a5feea5ca4083bac',
  );
