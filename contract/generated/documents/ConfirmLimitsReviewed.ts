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
  '4ab1e46797bc739c3a8c0ea9038f74b0741c1fa031f88691b1797e2f5aaebe62',
);
