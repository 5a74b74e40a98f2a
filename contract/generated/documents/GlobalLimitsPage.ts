// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables } from '../operationTypes.ts';

export const GlobalLimitsPage: PersistedDocument<GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GlobalLimitsPage',
    '7263683aa4a0251678a081336619c5506f7bd35d65192bcb5c4953aaf1e8bfac',
  );
