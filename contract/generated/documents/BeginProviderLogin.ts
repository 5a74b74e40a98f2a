// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { BeginProviderLoginMutation, BeginProviderLoginMutationVariables } from '../operationTypes.ts';

export const BeginProviderLogin: PersistedDocument<
  BeginProviderLoginMutation,
  BeginProviderLoginMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'BeginProviderLogin',
  '07e02a6b37d51808c2a5abdd7c60cd11e79cc1dc6212be1fe93db6c93cfa244e',
);
