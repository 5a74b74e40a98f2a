// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetSessionLimitMutation, SetSessionLimitMutationVariables } from '../operationTypes.ts';

export const SetSessionLimit: PersistedDocument<SetSessionLimitMutation, SetSessionLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetSessionLimit',
    'b954ae109decb482107507058c2788d8f35a9aefbcfb20db8cf0408d8cc66ced',
  );
