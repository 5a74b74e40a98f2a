// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TournamentsPageQuery, TournamentsPageQueryVariables } from '../operationTypes.ts';

export const TournamentsPage: PersistedDocument<TournamentsPageQuery, TournamentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TournamentsPage',
    '6be60eabbab6bb0dc4dce0b96e3b31a109026670dd538c8e855412b0fdb1586d',
  );
