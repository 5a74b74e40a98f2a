// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DocumentsPageQuery, DocumentsPageQueryVariables } from '../operationTypes.ts';

export const DocumentsPage: PersistedDocument<DocumentsPageQuery, DocumentsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DocumentsPage',
    '3871922ac709e60f04b481df426f3e6bbc5666339966f67e73dac184afe913c1',
  );
