// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RewardsPageQuery, RewardsPageQueryVariables } from '../operationTypes.ts';

export const RewardsPage: PersistedDocument<RewardsPageQuery, RewardsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RewardsPage',
    'a2292eaa340770be0001a4aa3ffcd88d1892d4f7d52a9bf788cedc810f6ab1e0',
  );
