// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DashboardPageQuery, DashboardPageQueryVariables } from '../operationTypes.ts';

export const DashboardPage: PersistedDocument<DashboardPageQuery, DashboardPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DashboardPage',
    '9fb7d260feeaa500dbd7f435473741d91cd771cce3812957c07abe6649368828',
  );
