// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CancelLimitChangeMutation, CancelLimitChangeMutationVariables } from '../operationTypes.ts';

export const CancelLimitChange: PersistedDocument<
  CancelLimitChangeMutation,
  CancelLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CancelLimitChange',
  '67ed74b938a5cae0d92624114a94369fd16fe9c27528768f4e49f3608530df70',
);
