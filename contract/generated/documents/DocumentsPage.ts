// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DocumentsPageQuery, DocumentsPageQueryVariables } from '../operationTypes.ts';

export const DocumentsPage: PersistedDocument<DocumentsPageQuery, DocumentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DocumentsPage',
    '0b24c1cb73fc512560dc96dcdce5fe7e10f52746575dc5e554a75a559b1d08c1',
  );
