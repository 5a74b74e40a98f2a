// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositDeskQuery, DepositDeskQueryVariables } from '../operationTypes.ts';

export const DepositDesk: PersistedDocument<DepositDeskQuery, DepositDeskQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositDesk',
    'a0f315b81bd9a3ab0fc8396b6a74f10e9e8e064bb9a25f78fac6430caa714f15',
  );
