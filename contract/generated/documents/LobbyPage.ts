// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LobbyPageQuery, LobbyPageQueryVariables } from '../operationTypes.ts';

export const LobbyPage: PersistedDocument<LobbyPageQuery, LobbyPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LobbyPage',
    '05527e7fda73291a44e5ee566a70a5deaa04e1189293afd8f8734e74a463a238',
  );
