// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { WithdrawPageQuery, WithdrawPageQueryVariables } from '../operationTypes.ts';

export const WithdrawPage: PersistedDocument<WithdrawPageQuery, WithdrawPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'WithdrawPage',
    '4335d5e9ce1691eed85a5107be37a10965df2df9ed221428a17b0b69ad1f1d18',
  );
