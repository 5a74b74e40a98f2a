// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CashbackPageQuery, CashbackPageQueryVariables } from '../operationTypes.ts';

export const CashbackPage: PersistedDocument<CashbackPageQuery, CashbackPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CashbackPage',
    '9d307d00313c8edd74d315d4b31944a302e58f8432c97e6378700af8c7ef3211',
  );
