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
  '097c8a8a6545806be64bec3f1df506e006cc326f48aedca9de167eb77d1b39b5',
);
