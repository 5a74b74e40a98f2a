// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LobbyPageQuery, LobbyPageQueryVariables } from '../operationTypes.ts';

export const LobbyPage: PersistedDocument<LobbyPageQuery, LobbyPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LobbyPage',
    '4a49667a3c311b72731acb7ab8ae6b71f90f1a261ab903bc5a8accb5564de7eb',
  );
