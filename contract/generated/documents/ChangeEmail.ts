// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ChangeEmailMutation, ChangeEmailMutationVariables } from '../operationTypes.ts';

export const ChangeEmail: PersistedDocument<ChangeEmailMutation, ChangeEmailMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'ChangeEmail',
    '4f7d038c870b25055d0dd77b4950d58f9e3d1c82b15cbc92bfa560446ee32b47',
  );
