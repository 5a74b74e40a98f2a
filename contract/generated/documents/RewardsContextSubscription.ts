// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  RewardsContextSubscriptionSubscription,
  RewardsContextSubscriptionSubscriptionVariables,
} from '../operationTypes.ts';

export const RewardsContextSubscription: PersistedDocument<
  RewardsContextSubscriptionSubscription,
  RewardsContextSubscriptionSubscriptionVariables
> = /* @__PURE__ */ persistedDocument(
  'RewardsContextSubscription',
  '5743ad72881488eb79730ca63e996d27854540c84c12fc07e0261273853cac12',
);
