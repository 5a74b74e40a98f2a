// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SportsPageQuery, SportsPageQueryVariables } from '../operationTypes.ts';

export const SportsPage: PersistedDocument<SportsPageQuery, SportsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SportsPage',
    'a6d1e1356465ab637fa90bec0e907a6e22d65f9fb5f4275373498fe923739f28',
  );
