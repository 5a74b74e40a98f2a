// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  SessionClockUpdatedSubscription,
  SessionClockUpdatedSubscriptionVariables,
} from '../operationTypes.ts';

export const SessionClockUpdated: PersistedDocument<
  SessionClockUpdatedSubscription,
  SessionClockUpdatedSubscriptionVariables
> = /* @__PURE__ */ persistedDocument(
  'SessionClockUpdated',
  '3ff8ec0c52e8bbe835d39803e196bc0573916a80f54cc0baf3555200bb9100b0',
);
