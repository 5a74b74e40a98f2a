// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RemoveRewardMutation, RemoveRewardMutationVariables } from '../operationTypes.ts';

export const RemoveReward: PersistedDocument<RemoveRewardMutation, RemoveRewardMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'RemoveReward',
    '87091ff711a1b2c4db56a3080d3751170c0770b7d8b56ac55758041e8df04b05',
  );
