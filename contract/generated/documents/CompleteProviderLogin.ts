// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  CompleteProviderLoginMutation,
  CompleteProviderLoginMutationVariables,
} from '../operationTypes.ts';

export const CompleteProviderLogin: PersistedDocument<
  CompleteProviderLoginMutation,
  CompleteProviderLoginMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CompleteProviderLogin',
  'ba8ea028912393e22fce05cb51229f639120fc4a6164f15ca2d35f0269e970be',
);
