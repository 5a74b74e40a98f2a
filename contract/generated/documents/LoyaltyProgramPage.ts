// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LoyaltyProgramPageQuery, LoyaltyProgramPageQueryVariables } from '../operationTypes.ts';

export const LoyaltyProgramPage: PersistedDocument<
  LoyaltyProgramPageQuery,
  LoyaltyProgramPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'LoyaltyProgramPage',
  '713e06a00511ccb9fbd3d8b3d40193ce6074b55bbe9db1684e2e4c9ce4a155b3',
);
