// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ClaimRewardMutation, ClaimRewardMutationVariables } from '../operationTypes.ts';

export const ClaimReward: PersistedDocument<ClaimRewardMutation, ClaimRewardMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'ClaimReward',
    '969fc21af407cd96b4b526fec9416761fc7242b546354bb6ed2126a32fa5f95a',
  );
