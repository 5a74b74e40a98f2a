// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { DepositDeskQuery, DepositDeskQueryVariables } from '../operationTypes.ts';

export const DepositDesk: PersistedDocument<DepositDeskQuery, DepositDeskQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'DepositDesk',
    '09c904c045d17d6058d2b630ee6af30fcfc5fd27001c0abbf7b913e6399a43ca',
  );
