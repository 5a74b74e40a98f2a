// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables } from '../operationTypes.ts';

export const GlobalLimitsPage: PersistedDocument<GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GlobalLimitsPage',
    '3f2b33cdd7eb4d76319e26bb938cbf1bfec6efd345b55064784c9e5d29747658',
  );
