// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LobbyPageQuery, LobbyPageQueryVariables } from '../operationTypes.ts';

export const LobbyPage: PersistedDocument<LobbyPageQuery, LobbyPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LobbyPage',
    '7a15c684cf4b99bc44779709f06d9ffc302fdba5a5cd96166cf623897f12c597',
  );
