// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TournamentsPageQuery, TournamentsPageQueryVariables } from '../operationTypes.ts';

export const TournamentsPage: PersistedDocument<TournamentsPageQuery, TournamentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TournamentsPage',
    'fdb58bc7033a19e644f11b182b191ee9b28fe8a68fb12ffbfbe30429fc9ad0b8',
  );
