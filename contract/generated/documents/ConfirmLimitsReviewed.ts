// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  ConfirmLimitsReviewedMutation,
  ConfirmLimitsReviewedMutationVariables,
} from '../operationTypes.ts';

export const ConfirmLimitsReviewed: PersistedDocument<
  ConfirmLimitsReviewedMutation,
  ConfirmLimitsReviewedMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ConfirmLimitsReviewed',
  '83a0444c8a5dd4a3e7beb882ac96d629e4951889f1681d3fc4cc54538a1c08f9',
);
