// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RafflePageQuery, RafflePageQueryVariables } from '../operationTypes.ts';

export const RafflePage: PersistedDocument<RafflePageQuery, RafflePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RafflePage',
    'b46f09a2a44119c4a064e12c2c1daccede01317cc7f66a6585baf5a1ab984349',
  );
