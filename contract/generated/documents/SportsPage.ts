// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SportsPageQuery, SportsPageQueryVariables } from '../operationTypes.ts';

export const SportsPage: PersistedDocument<SportsPageQuery, SportsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SportsPage',
    '0bdf12713eb46d17a3f493983820ad849f2f481bca04389fda662a41d7afcdd5',
  );
