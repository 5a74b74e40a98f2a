// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { FeaturedMatchesQuery, FeaturedMatchesQueryVariables } from '../operationTypes.ts';

export const FeaturedMatches: PersistedDocument<FeaturedMatchesQuery, FeaturedMatchesQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'FeaturedMatches',
    '601c9f896f67f9a55937b0b1ae71777953107ef458f3e80d6b063a11e20ff589',
  );
