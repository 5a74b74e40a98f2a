// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CancelLimitChangeMutation, CancelLimitChangeMutationVariables } from '../operationTypes.ts';

export const CancelLimitChange: PersistedDocument<
  CancelLimitChangeMutation,
  CancelLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CancelLimitChange',
  '5156144a0067c70ccc67c2b0bbac9f7edb21bbec3de8248970626c371a85ae32',
);
