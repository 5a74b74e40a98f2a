// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LimitsPageQuery, LimitsPageQueryVariables } from '../operationTypes.ts';

export const LimitsPage: PersistedDocument<LimitsPageQuery, LimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LimitsPage',
    '58f287da5875184fad773ced63a7d912362ae83d10e4ea0075e59af828ae2a03',
  );
