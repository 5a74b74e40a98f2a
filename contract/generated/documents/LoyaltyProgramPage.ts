// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LoyaltyProgramPageQuery, LoyaltyProgramPageQueryVariables } from '../operationTypes.ts';

export const LoyaltyProgramPage: PersistedDocument<
  LoyaltyProgramPageQuery,
  LoyaltyProgramPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'LoyaltyProgramPage',
  '7887d045c2ef79965c69516ba207e6925dcb600e20b489bae2de3903a6c7b094',
);
