// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositPageQuery, DepositPageQueryVariables } from '../operationTypes.ts';

export const DepositPage: PersistedDocument<DepositPageQuery, DepositPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositPage',
    '1cb48b5e23312823eaca95ebac918613862956c2196ce2811f549ccacf97fad6',
  );
