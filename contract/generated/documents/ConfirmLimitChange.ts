// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ConfirmLimitChangeMutation, ConfirmLimitChangeMutationVariables } from '../operationTypes.ts';

export const ConfirmLimitChange: PersistedDocument<
  ConfirmLimitChangeMutation,
  ConfirmLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ConfirmLimitChange',
  '9cdefa56bafe3305777a7a836d776151293cf1ee3e40dc6e58e1f105d524160f',
);
