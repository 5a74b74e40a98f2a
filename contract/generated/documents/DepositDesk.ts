// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositDeskQuery, DepositDeskQueryVariables } from '../operationTypes.ts';

export const DepositDesk: PersistedDocument<DepositDeskQuery, DepositDeskQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositDesk',
    '3afc8b63fad72161b5fb8332ee8ec2e0140621a805c30f5cab6861d37197d148',
  );
