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
  '0b64a070ec684d06586e9671e73626666770a5e37239898bef9a6462ddd9b635',
);
