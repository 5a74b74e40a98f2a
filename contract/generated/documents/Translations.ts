// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TranslationsQuery, TranslationsQueryVariables } from '../operationTypes.ts';

export const Translations: PersistedDocument<TranslationsQuery, TranslationsQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'Translations',
    '672ee0056e81509bf54764cd1c9cc87224ae39f861b2e5c21a03f5f19ed60a13',
  );
