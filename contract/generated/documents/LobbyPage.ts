// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LobbyPageQuery, LobbyPageQueryVariables } from '../operationTypes.ts';

export const LobbyPage: PersistedDocument<LobbyPageQuery, LobbyPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LobbyPage',
    'f84700476ffb10a471e2a7636d7d1740382a40a327865bc0ea64701cb22384dd',
  );
