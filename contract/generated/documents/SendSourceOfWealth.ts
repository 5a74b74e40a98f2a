// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SendSourceOfWealthMutation, SendSourceOfWealthMutationVariables } from '../operationTypes.ts';

export const SendSourceOfWealth: PersistedDocument<
  SendSourceOfWealthMutation,
  SendSourceOfWealthMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'SendSourceOfWealth',
  '4cc0e07c3a4be699f50872ca07daada7837108cf60611f5ce8fc6c7d9f3d38db',
);
