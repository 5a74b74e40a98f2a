// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  ResendEmailVerificationMutation,
  ResendEmailVerificationMutationVariables,
} from '../operationTypes.ts';

export const ResendEmailVerification: PersistedDocument<
  ResendEmailVerificationMutation,
  ResendEmailVerificationMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ResendEmailVerification',
  '4869fb78a240ce102d483ec44843f13552fafd69141b7b90f02d8d6885f13c3b',
);
