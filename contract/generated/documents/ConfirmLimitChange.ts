// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ConfirmLimitChangeMutation, ConfirmLimitChangeMutationVariables } from '../operationTypes.ts';

export const ConfirmLimitChange: PersistedDocument<
  ConfirmLimitChangeMutation,
  ConfirmLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ConfirmLimitChange',
  'a1c4f4f236b8ea1892c0cadbef2358b660dc9b0e060b59f04f8680f36c5fef30',
);
