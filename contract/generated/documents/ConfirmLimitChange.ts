// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ConfirmLimitChangeMutation, ConfirmLimitChangeMutationVariables } from '../operationTypes.ts';

export const ConfirmLimitChange: PersistedDocument<
  ConfirmLimitChangeMutation,
  ConfirmLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ConfirmLimitChange',
  '7b43e5547d4d06af8025f64d786149fa52c052026f160f7cf71b21415f5ca0b0',
);
