// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ResendPhoneCodeMutation, ResendPhoneCodeMutationVariables } from '../operationTypes.ts';

export const ResendPhoneCode: PersistedDocument<ResendPhoneCodeMutation, ResendPhoneCodeMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'ResendPhoneCode',
    '07876a2eef4e21bf55c619b35ac31b5ae2ca7ca8cdd499df04a07a8a94e436e0',
  );
