// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RequestSignInCodeMutation, RequestSignInCodeMutationVariables } from '../operationTypes.ts';

export const RequestSignInCode: PersistedDocument<
  RequestSignInCodeMutation,
  RequestSignInCodeMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'RequestSignInCode',
  '276c88d4c25c113a15895298bd556d37d92597605e67eb95eeef575fb58bd936',
);
