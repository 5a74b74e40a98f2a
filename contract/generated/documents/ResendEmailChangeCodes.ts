// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  ResendEmailChangeCodesMutation,
  ResendEmailChangeCodesMutationVariables,
} from '../operationTypes.ts';

export const ResendEmailChangeCodes: PersistedDocument<
  ResendEmailChangeCodesMutation,
  ResendEmailChangeCodesMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'ResendEmailChangeCodes',
  '76611b1c37d6fa9e2859fab9aba9dde45953a22ddc4143cf5d07087b4dd2b110',
);
