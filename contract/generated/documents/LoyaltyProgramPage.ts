// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LoyaltyProgramPageQuery, LoyaltyProgramPageQueryVariables } from '../operationTypes.ts';

export const LoyaltyProgramPage: PersistedDocument<
  LoyaltyProgramPageQuery,
  LoyaltyProgramPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'LoyaltyProgramPage',
  'e5c1a0f8a70156a653a75bb03cc12f126b2ce86094e782eb4d367308e56d5cc5',
);
