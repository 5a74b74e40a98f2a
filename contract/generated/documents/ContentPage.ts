// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ContentPageQuery, ContentPageQueryVariables } from '../operationTypes.ts';

export const ContentPage: PersistedDocument<ContentPageQuery, ContentPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ContentPage',
    'bcb7198295a505b6d064b4df0682a51ce68ecd268395ddb029dd8a9dd9f3714d',
  );
