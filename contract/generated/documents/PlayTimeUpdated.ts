// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayTimeUpdatedSubscription, PlayTimeUpdatedSubscriptionVariables } from '../operationTypes.ts';

export const PlayTimeUpdated: PersistedDocument<
  PlayTimeUpdatedSubscription,
  PlayTimeUpdatedSubscriptionVariables
> = /* @__PURE__ */ persistedDocument(
  'PlayTimeUpdated',
  '5a17f0d4321f1214ac23be3d9572f98d7f0d764e4b7f31d361a0c488a2707337',
);
