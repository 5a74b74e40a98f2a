// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ContentPageQuery, ContentPageQueryVariables } from '../operationTypes.ts';

export const ContentPage: PersistedDocument<ContentPageQuery, ContentPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ContentPage',
    'e3970de5349dd62680234cb75ec9636f59b5419d3e457a1dd8534adae0a0c228',
  );
