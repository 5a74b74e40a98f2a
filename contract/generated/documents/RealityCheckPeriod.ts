// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RealityCheckPeriodQuery, RealityCheckPeriodQueryVariables } from '../operationTypes.ts';

export const RealityCheckPeriod: PersistedDocument<
  RealityCheckPeriodQuery,
  RealityCheckPeriodQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'RealityCheckPeriod',
  '2479a5be607b83a605541a0cfbcb528ebe5c70a5cfa4c0a999e2185cebd3baf8',
);
