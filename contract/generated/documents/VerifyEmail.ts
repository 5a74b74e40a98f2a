// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { VerifyEmailMutation, VerifyEmailMutationVariables } from '../operationTypes.ts';

export const VerifyEmail: PersistedDocument<VerifyEmailMutation, VerifyEmailMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'VerifyEmail',
    'a5164225e2e7a0e98d66a56477b5c21e4b331f24cb4099502522187f0f15a5c8',
  );
