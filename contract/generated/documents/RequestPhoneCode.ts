// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RequestPhoneCodeMutation, RequestPhoneCodeMutationVariables } from '../operationTypes.ts';

export const RequestPhoneCode: PersistedDocument<
  RequestPhoneCodeMutation,
  RequestPhoneCodeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'RequestPhoneCode',
  'b14e8102d07989304f14248c423c95a3aa419289855b14c7bd5b900ba545aca9',
);
