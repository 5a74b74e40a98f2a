// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CashbackPageQuery, CashbackPageQueryVariables } from '../operationTypes.ts';

export const CashbackPage: PersistedDocument<CashbackPageQuery, CashbackPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CashbackPage',
    '69bd1d5a696530115bc8fca289e8cc5457c44dd3dfdec120941ca5e85551aa5b',
  );
