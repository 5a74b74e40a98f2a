// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TransactionsPageQuery, TransactionsPageQueryVariables } from '../operationTypes.ts';

export const TransactionsPage: PersistedDocument<TransactionsPageQuery, TransactionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'TransactionsPage',
    'ef5e9d9f994aee3f00826b658c5574c42b0686026950ab1b8df6cd904c9d1a53',
  );
