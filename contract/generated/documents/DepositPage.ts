// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositPageQuery, DepositPageQueryVariables } from '../operationTypes.ts';

export const DepositPage: PersistedDocument<DepositPageQuery, DepositPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositPage',
    '18c5481eb361dc6a480b2d411a9484c602785aaf97cc711d91d1a2913ad619b2',
  );
