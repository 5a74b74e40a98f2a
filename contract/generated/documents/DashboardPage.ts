// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DashboardPageQuery, DashboardPageQueryVariables } from '../operationTypes.ts';

export const DashboardPage: PersistedDocument<DashboardPageQuery, DashboardPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DashboardPage',
    'abc03f95bda98a505b0b56f9a1698f4beca956b131a82b16ab157be7983b3c91',
  );
