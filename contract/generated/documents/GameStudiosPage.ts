// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudiosPageQuery, GameStudiosPageQueryVariables } from '../operationTypes.ts';

export const GameStudiosPage: PersistedDocument<GameStudiosPageQuery, GameStudiosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudiosPage',
    'ade7c4416b5f9e2c44771479d428295f7102cfa92e1732d4455eb3becfadc587',
  );
