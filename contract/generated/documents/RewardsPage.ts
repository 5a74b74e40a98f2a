// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RewardsPageQuery, RewardsPageQueryVariables } from '../operationTypes.ts';

export const RewardsPage: PersistedDocument<RewardsPageQuery, RewardsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RewardsPage',
    '38a93ba9f17c68fc1b5433b27457f77b6bab2c8973f9db7ffc8c0650bb437c07',
  );
