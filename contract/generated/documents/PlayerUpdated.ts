// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayerUpdatedSubscription, PlayerUpdatedSubscriptionVariables } from '../operationTypes.ts';

export const PlayerUpdated: PersistedDocument<PlayerUpdatedSubscription, PlayerUpdatedSubscriptionVariables> =
  /* @__PURE__ */ persistedDocument(
    'PlayerUpdated',
    'bfea5fb38e317aa2c7aea96ab1edf3b57c1a079491be099f1bd1237424264989',
  );
