// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ContentPageQuery, ContentPageQueryVariables } from '../operationTypes.ts';

export const ContentPage: PersistedDocument<ContentPageQuery, ContentPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'ContentPage',
    '8985728f4abd551a59fd46d7ab8a51d25eebea915125c105abcd89874fc10cd4',
  );
