// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DocumentsPageQuery, DocumentsPageQueryVariables } from '../operationTypes.ts';

export const DocumentsPage: PersistedDocument<DocumentsPageQuery, DocumentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DocumentsPage',
    '01827e2fe91a073aad0afc05f4e2b5a37cb2fef0b0a8719da66bae0f4ac8782e',
  );
