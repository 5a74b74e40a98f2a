// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayLimitsQuery, PlayLimitsQueryVariables } from '../operationTypes.ts';

export const PlayLimits: PersistedDocument<PlayLimitsQuery, PlayLimitsQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PlayLimits',
    '2a8747e8f6f1e70b47d67c916acc90ef30ef04c489cc7cf5155fc213a5ab98bf',
  );
