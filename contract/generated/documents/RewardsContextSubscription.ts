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
  'e928e3f679397dd844f98af5d2fed470757511c95cd0235d73c677c918025d26',
);
