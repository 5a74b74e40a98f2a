// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { FrameQuery, FrameQueryVariables } from '../operationTypes.ts';

export const Frame: PersistedDocument<FrameQuery, FrameQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Frame',
  '1f3605ba0474e3d598e139a412b6e6e643225f9c16a03a8a702d56baddd7e688',
);
