// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { WithdrawPageQuery, WithdrawPageQueryVariables } from '../operationTypes.ts';

export const WithdrawPage: PersistedDocument<WithdrawPageQuery, WithdrawPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'WithdrawPage',
    'fa755b95a76790093f2cf6740f1b4c0952a1b41726f418f28e63be885ea86c3a',
  );
