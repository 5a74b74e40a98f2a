// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayLimitsQuery, PlayLimitsQueryVariables } from '../operationTypes.ts';

export const PlayLimits: PersistedDocument<PlayLimitsQuery, PlayLimitsQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PlayLimits',
    '7aaf64073a6db93208c592dfafd93e8e8529ac896bb97ecd5ee1c386b4d9b642',
  );
