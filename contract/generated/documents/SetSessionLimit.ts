// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetSessionLimitMutation, SetSessionLimitMutationVariables } from '../operationTypes.ts';

export const SetSessionLimit: PersistedDocument<SetSessionLimitMutation, SetSessionLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetSessionLimit',
    '0498031983825d3c036a2156fe1777930e3f8f07d66532b9599e44c5f6e9cb91',
  );
