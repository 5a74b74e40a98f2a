// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  CustomerPopUpAddedSubscription,
  CustomerPopUpAddedSubscriptionVariables,
} from '../operationTypes.ts';

export const CustomerPopUpAdded: PersistedDocument<
  CustomerPopUpAddedSubscription,
  CustomerPopUpAddedSubscriptionVariables
> = /* @__PURE__ */ persistedDocument(
  'CustomerPopUpAdded',
  '18fc90dc8c896c3bc1ec61b40afaa712f595394f19c0c9e839a27dec261f769b',
);
