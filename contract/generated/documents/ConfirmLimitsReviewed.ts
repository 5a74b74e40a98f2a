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
  '2b44fcf6f97ca02549e12e576185e952c105b9acc41ed764df791a9dd01ee163',
);
