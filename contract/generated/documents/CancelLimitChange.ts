// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CancelLimitChangeMutation, CancelLimitChangeMutationVariables } from '../operationTypes.ts';

export const CancelLimitChange: PersistedDocument<
  CancelLimitChangeMutation,
  CancelLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CancelLimitChange',
  '8d0cae31e7e3db803c17bd974329dcd4de0bcd5c4012efe538f829d9bd4ffed9',
);
