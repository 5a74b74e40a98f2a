// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { EnterSignInCodeMutation, EnterSignInCodeMutationVariables } from '../operationTypes.ts';

export const EnterSignInCode: PersistedDocument<EnterSignInCodeMutation, EnterSignInCodeMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'EnterSignInCode',
    '676929c52426a89310e517df51ecad4152499d2d1b258643840e59745cfa448d',
  );
