// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LaunchSportsbookMutation, LaunchSportsbookMutationVariables } from '../operationTypes.ts';

export const LaunchSportsbook: PersistedDocument<
  LaunchSportsbookMutation,
  LaunchSportsbookMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'LaunchSportsbook',
  'e8f6df52f5140ea0d44bf5664e16f9fa4f80bac0567178df2653929eca977204',
);
