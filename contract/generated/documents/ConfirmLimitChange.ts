// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ConfirmLimitChangeMutation, ConfirmLimitChangeMutationVariables } from '../operationTypes.ts';

export const ConfirmLimitChange: PersistedDocument<
  ConfirmLimitChangeMutation,
  ConfirmLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ConfirmLimitChange',
  '8721a2c983c80de239fa52ef01ed64a16e81c35b200e3fa204423dde1bdf2578',
);
