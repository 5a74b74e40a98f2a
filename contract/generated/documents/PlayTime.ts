// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayTimeQuery, PlayTimeQueryVariables } from '../operationTypes.ts';

export const PlayTime: PersistedDocument<PlayTimeQuery, PlayTimeQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PlayTime',
    '29c760c95519ce6e44e29ca30841341d25d34e950fc20f8e9ba242c9de67c7d3',
  );
