// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ResendSignInCodeMutation, ResendSignInCodeMutationVariables } from '../operationTypes.ts';

export const ResendSignInCode: PersistedDocument<
  ResendSignInCodeMutation,
  ResendSignInCodeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ResendSignInCode',
  'b7e711c4801ea7f8c65a1672490464206585b38b2a0f4042921072927173fa9d',
);
