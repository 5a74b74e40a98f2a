// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CancelLimitChangeMutation, CancelLimitChangeMutationVariables } from '../operationTypes.ts';

export const CancelLimitChange: PersistedDocument<
  CancelLimitChangeMutation,
  CancelLimitChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CancelLimitChange',
  'f8d0912251e375c5bf971d5d3c68c24cb95d9772f658152adb62f8c8fd94547f',
);
