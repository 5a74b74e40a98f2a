// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositPageQuery, DepositPageQueryVariables } from '../operationTypes.ts';

export const DepositPage: PersistedDocument<DepositPageQuery, DepositPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositPage',
    '57966b8b2f357ed4ce3099724cece06230daea63a2c66b6516be84b795471fea',
  );
