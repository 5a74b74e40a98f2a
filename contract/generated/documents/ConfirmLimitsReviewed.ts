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
  '52ed801c1aaa95ca01b42d27c1170682f7b47ec78e95ee4553644111ceaa473f',
);
