// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TournamentsPageQuery, TournamentsPageQueryVariables } from '../operationTypes.ts';

export const TournamentsPage: PersistedDocument<TournamentsPageQuery, TournamentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TournamentsPage',
    '586431913cbde06f2ab3987b17dc6eef2002db49c57695d59b6de5453438fa6e',
  );
