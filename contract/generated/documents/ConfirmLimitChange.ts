// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ConfirmLimitChangeMutation, ConfirmLimitChangeMutationVariables } from '../operationTypes.ts';

export const ConfirmLimitChange: PersistedDocument<
  ConfirmLimitChangeMutation,
  ConfirmLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ConfirmLimitChange',
  '4f1f612cdfe0332f75b1e65aae05c91c0b2fd6c512bda19c7af921167697fb17',
);
