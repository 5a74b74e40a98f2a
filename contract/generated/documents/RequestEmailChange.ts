// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RequestEmailChangeMutation, RequestEmailChangeMutationVariables } from '../operationTypes.ts';

export const RequestEmailChange: PersistedDocument<
  RequestEmailChangeMutation,
  RequestEmailChangeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'RequestEmailChange',
  'f8ad403cabec44ec617b32429ebde8aec1c491c817d0e780872fc61467833673',
);
