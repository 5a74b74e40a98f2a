// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CashbackPageQuery, CashbackPageQueryVariables } from '../operationTypes.ts';

export const CashbackPage: PersistedDocument<CashbackPageQuery, CashbackPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CashbackPage',
    '87961e568fc55e94cf6a40fc6617e9bdbd8028bec41902a9d5c8430a3c658515',
  );
