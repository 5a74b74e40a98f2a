// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RewardsPageQuery, RewardsPageQueryVariables } from '../operationTypes.ts';

export const RewardsPage: PersistedDocument<RewardsPageQuery, RewardsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RewardsPage',
    '025ed5dfa758f6c639604b94a4112a002bf2a206cabdfd2697fcc1b3cdfd6e67',
  );
