// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RafflePageQuery, RafflePageQueryVariables } from '../operationTypes.ts';

export const RafflePage: PersistedDocument<RafflePageQuery, RafflePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RafflePage',
    'de227c7d616ae0a72d7e65a24db5639d2ef81033c45d37b1088eb5a378e0aaf6',
  );
