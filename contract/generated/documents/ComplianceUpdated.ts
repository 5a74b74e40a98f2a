// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  ComplianceUpdatedSubscription,
  ComplianceUpdatedSubscriptionVariables,
} from '../operationTypes.ts';

export const ComplianceUpdated: PersistedDocument<
  ComplianceUpdatedSubscription,
  ComplianceUpdatedSubscriptionVariables
> = /* @__PURE__ */ persistedDocument(
  'ComplianceUpdated',
  '094990bb504b0b42fff0b2de5c88eb222cc9f2ff72171f4ab329539d27c71a46',
);
