// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SportsPageQuery, SportsPageQueryVariables } from '../operationTypes.ts';

export const SportsPage: PersistedDocument<SportsPageQuery, SportsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SportsPage',
    'b754117c05904e869d3bdfa64487a15b8e5eb7135c840824fd2115b359772f33',
  );
