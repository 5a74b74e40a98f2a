// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TournamentsPageQuery, TournamentsPageQueryVariables } from '../operationTypes.ts';

export const TournamentsPage: PersistedDocument<TournamentsPageQuery, TournamentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TournamentsPage',
    '0d2fb11695e664c43e896e1425a2def351d013211be3d6fc503a06f0ab2e3f1c',
  );
