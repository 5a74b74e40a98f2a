// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { FrameQuery, FrameQueryVariables } from '../operationTypes.ts';

export const Frame: PersistedDocument<FrameQuery, FrameQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Frame',
  'd05d062d3e315ae647858edbaed583ea97f277600f4bcf4f6714a27147a3e755',
);
