// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RewardsPageQuery, RewardsPageQueryVariables } from '../operationTypes.ts';

export const RewardsPage: PersistedDocument<RewardsPageQuery, RewardsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RewardsPage',
    '7d39124640c56be0c3a8397187155404ae0a8681dd0f11aacd3d922a76545af2',
  );
