// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  StartIdentityVerificationMutation,
  StartIdentityVerificationMutationVariables,
} from '../operationTypes.ts';

export const StartIdentityVerification: PersistedDocument<
  StartIdentityVerificationMutation,
  StartIdentityVerificationMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'StartIdentityVerification',
  'd31c818e853949669fab395b8cf01d7d9b6c6c235125772653507602e6caa178',
);
