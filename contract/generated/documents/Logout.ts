// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LogoutMutation, LogoutMutationVariables } from '../operationTypes.ts';

export const Logout: PersistedDocument<LogoutMutation, LogoutMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'Logout',
    '0af112371baedfb6367c2dda6b3c745e85981afefc4b00a6e2d99edb52bab7f6',
  );
