// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { IdentityVerificationQuery, IdentityVerificationQueryVariables } from '../operationTypes.ts';

export const IdentityVerification: PersistedDocument<
  IdentityVerificationQuery,
  IdentityVerificationQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'IdentityVerification',
  'd74cfe65511b6d5f1349612e1aa1fd6b0dfe093d73eb8772dfefd2d7ba930b6b',
);
