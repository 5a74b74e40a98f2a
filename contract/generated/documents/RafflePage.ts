// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RafflePageQuery, RafflePageQueryVariables } from '../operationTypes.ts';

export const RafflePage: PersistedDocument<RafflePageQuery, RafflePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RafflePage',
    '80fba2200e6dc8e5690350f3ae969a6b43814e777af55b5235ece4f7dd0a6973',
  );
