// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { FrameQuery, FrameQueryVariables } from '../operationTypes.ts';

export const Frame: PersistedDocument<FrameQuery, FrameQueryVariables> = /* @__PURE__ */ persistedDocument(
  'Frame',
  '09d477708a323007c39b5cc3f2d6abf60d58d1a710cb5a57ce3a6b6d18657eba',
);
