// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LoyaltyProgramPageQuery, LoyaltyProgramPageQueryVariables } from '../operationTypes.ts';

export const LoyaltyProgramPage: PersistedDocument<
  LoyaltyProgramPageQuery,
  LoyaltyProgramPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'LoyaltyProgramPage',
  'b537ff6ef1441f60787326a4dca28c5dad57245a17d3be1fffc793a70a0137e5',
);
