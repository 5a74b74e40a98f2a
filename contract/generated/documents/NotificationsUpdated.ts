// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  NotificationsUpdatedSubscription,
  NotificationsUpdatedSubscriptionVariables,
} from '../operationTypes.ts';

export const NotificationsUpdated: PersistedDocument<
  NotificationsUpdatedSubscription,
  NotificationsUpdatedSubscriptionVariables
> = /* @__PURE__ */ persistedDocument(
  'NotificationsUpdated',
  '67fc1f926493f9ee491a43ff83478af2373f364a51ce465f41a4afbefcc38f11',
);
