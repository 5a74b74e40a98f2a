// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DocumentsPageQuery, DocumentsPageQueryVariables } from '../operationTypes.ts';

export const DocumentsPage: PersistedDocument<DocumentsPageQuery, DocumentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DocumentsPage',
    'dad10c5d9f592159dcbf350c91fca34725727a838220b0cc2ff8121437033ef6',
  );
