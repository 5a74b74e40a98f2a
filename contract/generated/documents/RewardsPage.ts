// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RewardsPageQuery, RewardsPageQueryVariables } from '../operationTypes.ts';

export const RewardsPage: PersistedDocument<RewardsPageQuery, RewardsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RewardsPage',
    '46c0193e52fb374acde57c54be9ed23ee977e0e37a939b785f9dfd5d2532f49f',
  );
