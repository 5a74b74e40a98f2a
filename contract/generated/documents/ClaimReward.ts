// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ClaimRewardMutation, ClaimRewardMutationVariables } from '../operationTypes.ts';

export const ClaimReward: PersistedDocument<ClaimRewardMutation, ClaimRewardMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'ClaimReward',
    '11ba1b4c6e016f19afb6e5c079ad63f00029fabc7c8a251c585e91369c3d7e2a',
  );
