// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DocumentsToAcceptQuery, DocumentsToAcceptQueryVariables } from '../operationTypes.ts';

export const DocumentsToAccept: PersistedDocument<DocumentsToAcceptQuery, DocumentsToAcceptQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DocumentsToAccept',
    '23f67598d6b986e91ea0a3f99b5ff95f1828fd6c10a7a5fc3ee92091a5f28ed2',
  );
