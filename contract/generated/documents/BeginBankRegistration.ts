// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  BeginBankRegistrationMutation,
  BeginBankRegistrationMutationVariables,
} from '../operationTypes.ts';

export const BeginBankRegistration: PersistedDocument<
  BeginBankRegistrationMutation,
  BeginBankRegistrationMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'BeginBankRegistration',
  '65d341f379320accde13f2542b1e3d1ea7613d1680c2333fa296f286f8e087f7',
);
