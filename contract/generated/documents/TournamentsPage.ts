// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TournamentsPageQuery, TournamentsPageQueryVariables } from '../operationTypes.ts';

export const TournamentsPage: PersistedDocument<TournamentsPageQuery, TournamentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TournamentsPage',
    'c04ba669b3c75b71acf0a71b0b2da9c6c4bdf4be7f8eefc3133000bb917fdcae',
  );
