// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CancelLimitChangeMutation, CancelLimitChangeMutationVariables } from '../operationTypes.ts';

export const CancelLimitChange: PersistedDocument<
  CancelLimitChangeMutation,
  CancelLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CancelLimitChange',
  '57240db898c58eda0ec2f1d908469e1f74873b25b62ee5e1def25ef30f3c4533',
);
