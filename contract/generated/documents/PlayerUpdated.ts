// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayerUpdatedSubscription, PlayerUpdatedSubscriptionVariables } from '../operationTypes.ts';

export const PlayerUpdated: PersistedDocument<PlayerUpdatedSubscription, PlayerUpdatedSubscriptionVariables> =
  /* @__PURE__ */ persistedDocument(
    'PlayerUpdated',
    '71f5ac9311c0ad11086f98fbb06ced4bc6b8ea18ccb696ed1ec5940b421678dd',
  );
