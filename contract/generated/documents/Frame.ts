// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { FrameQuery, FrameQueryVariables } from '../operationTypes.ts';

export const Frame: PersistedDocument<FrameQuery, FrameQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Frame',
  '70c2431803ba781691a497f5dbfe12f1aab1aa0c208c458b2a5470ba37be6264',
);
