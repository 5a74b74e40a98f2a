// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ContentPageQuery, ContentPageQueryVariables } from '../operationTypes.ts';

export const ContentPage: PersistedDocument<ContentPageQuery, ContentPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ContentPage',
    'cc82d3f3500f6f82d81df1984692dab624ecb857967405f21a69dbee436841e7',
  );
