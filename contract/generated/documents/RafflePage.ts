// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RafflePageQuery, RafflePageQueryVariables } from '../operationTypes.ts';

export const RafflePage: PersistedDocument<RafflePageQuery, RafflePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RafflePage',
    '761b4184863dd2d28b3ad5e5db4a7a0ce3e8c5d01ab5cc8cca7af1b666e433b3',
  );
