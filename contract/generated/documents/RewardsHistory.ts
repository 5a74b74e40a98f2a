// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RewardsHistoryQuery, RewardsHistoryQueryVariables } from '../operationTypes.ts';

export const RewardsHistory: PersistedDocument<RewardsHistoryQuery, RewardsHistoryQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RewardsHistory',
    '79e05e023152a1dda0c8c937b20f46db172a7a0a36917e80de7e21e92054f5ae',
  );
