// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { FrameQuery, FrameQueryVariables } from '../operationTypes.ts';

export const Frame: PersistedDocument<FrameQuery, FrameQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Frame',
  '5943bc8d6faf1507bd5396f42111f9eb7c80bbf991f631b69cd2b4c0a5e3d51a',
);
