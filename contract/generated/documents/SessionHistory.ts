// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SessionHistoryQuery, SessionHistoryQueryVariables } from '../operationTypes.ts';

export const SessionHistory: PersistedDocument<SessionHistoryQuery, SessionHistoryQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SessionHistory',
    '0b6b2a84b96f6dddbaa0fb59742e7e6a159e257c6b281de834e3636af4affa86',
  );
