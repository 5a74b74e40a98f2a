// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DocumentsPageQuery, DocumentsPageQueryVariables } from '../operationTypes.ts';

export const DocumentsPage: PersistedDocument<DocumentsPageQuery, DocumentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DocumentsPage',
    'd795eb7253342754f1a1e64541db6b7cd9e496a199fb6e71256b999932b6be92',
  );
