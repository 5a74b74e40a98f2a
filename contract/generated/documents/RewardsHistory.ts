// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RewardsHistoryQuery, RewardsHistoryQueryVariables } from '../operationTypes.ts';

export const RewardsHistory: PersistedDocument<RewardsHistoryQuery, RewardsHistoryQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RewardsHistory',
    'b66fcf8ae24ad8ab63f8d55d0f584587d8ef203600b70f6f495ae510647af67b',
  );
