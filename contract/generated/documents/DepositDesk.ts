// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositDeskQuery, DepositDeskQueryVariables } from '../operationTypes.ts';

export const DepositDesk: PersistedDocument<DepositDeskQuery, DepositDeskQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositDesk',
    'cd92ca4cfc5e01ef4d0a854437001cb31d64c024a6865d48ff448cfb081ed676',
  );
