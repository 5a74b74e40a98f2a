// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LobbyPageQuery, LobbyPageQueryVariables } from '../operationTypes.ts';

export const LobbyPage: PersistedDocument<LobbyPageQuery, LobbyPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LobbyPage',
    '31a0c0630497cf5bb9ca924d2ca74c8f2cf0ef217c472a4eefa6c911ff779e99',
  );
