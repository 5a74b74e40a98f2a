// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables } from '../operationTypes.ts';

export const GlobalLimitsPage: PersistedDocument<GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GlobalLimitsPage',
    '6907d5399ca5a42ffbbbf4a92374fb77516a7e5db578df7236d1311d2e8533b0',
  );
