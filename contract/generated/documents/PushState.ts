// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PushStateQuery, PushStateQueryVariables } from '../operationTypes.ts';

export const PushState: PersistedDocument<PushStateQuery, PushStateQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PushState',
    '3cfdd48dd5ce28caaebfb1bc591908eda2260b594149633772435c6010009abe',
  );
