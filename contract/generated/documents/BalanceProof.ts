// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { BalanceProofQuery, BalanceProofQueryVariables } from '../operationTypes.ts';

export const BalanceProof: PersistedDocument<BalanceProofQuery, BalanceProofQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'BalanceProof',
    '1b60a7d9c5fcbd2b3de85ea1e246994057381601b3be1550e6bc687e1fd2730c',
  );
