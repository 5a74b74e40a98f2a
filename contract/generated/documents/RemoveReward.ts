// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RemoveRewardMutation, RemoveRewardMutationVariables } from '../operationTypes.ts';

export const RemoveReward: PersistedDocument<RemoveRewardMutation, RemoveRewardMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'RemoveReward',
    'd65a7ea20a1858e1e19bf131d6279c175097e3059821f939d7d3e8b44a7459ab',
  );
