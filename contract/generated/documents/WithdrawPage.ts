// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { WithdrawPageQuery, WithdrawPageQueryVariables } from '../operationTypes.ts';

export const WithdrawPage: PersistedDocument<WithdrawPageQuery, WithdrawPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'WithdrawPage',
    '6b763bea564ca5a0aa89197f1d2166b38916db75f04864ab9043d33d9c2fe4dd',
  );
