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
  '73b79f6668ed1650de5f3064ca15c84b92cb3fc60de992f06c30f42f22d0406e',
);
