// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { VerifyPhoneMutation, VerifyPhoneMutationVariables } from '../operationTypes.ts';

export const VerifyPhone: PersistedDocument<VerifyPhoneMutation, VerifyPhoneMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'VerifyPhone',
    'f1778521a51a4b965d8e5ebb7e8cde652b098847cf276d41011f4c246031885e',
  );
