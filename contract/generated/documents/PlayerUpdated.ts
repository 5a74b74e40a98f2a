// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayerUpdatedSubscription, PlayerUpdatedSubscriptionVariables } from '../operationTypes.ts';

export const PlayerUpdated: PersistedDocument<PlayerUpdatedSubscription, PlayerUpdatedSubscriptionVariables> =
  /* @__PURE__ */ persistedDocument(
    'PlayerUpdated',
    'a5aec5bc40c1c5935b9598ea4927406f674787f1eb6f57fc29adc74e5a825ee5',
  );
