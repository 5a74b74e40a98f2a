// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GetCustomerInfoQuery, GetCustomerInfoQueryVariables } from '../operationTypes.ts';

export const GetCustomerInfo: PersistedDocument<GetCustomerInfoQuery, GetCustomerInfoQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GetCustomerInfo',
    '39ed738d40de48f945b7bc538a4efbe644c9ace9063a1225147b96f83bcf8453',
  );
