// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  TransactionUpdatedSubscription,
  TransactionUpdatedSubscriptionVariables,
} from '../operationTypes.ts';

export const TransactionUpdated: PersistedDocument<
  TransactionUpdatedSubscription,
  TransactionUpdatedSubscriptionVariables
> = /* @__PURE__ */ persistedDocument(
  'TransactionUpdated',
  'ed9565f43f371f08fe98afde50e9ed8f3004241d38a1ee8ed52b04a0817156c5',
);
