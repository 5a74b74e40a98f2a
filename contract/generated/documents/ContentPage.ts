// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ContentPageQuery, ContentPageQueryVariables } from '../operationTypes.ts';

export const ContentPage: PersistedDocument<ContentPageQuery, ContentPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ContentPage',
    '2ff4b5ed5e683794daeb67963c56547d9adeb5cd4bc2953c8fd5d4671c684853',
  );
