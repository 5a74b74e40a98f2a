// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables } from '../operationTypes.ts';

export const UnsubscribeFromPush: PersistedDocument<
  UnsubscribeFromPushMutation,
  UnsubscribeFromPushMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'UnsubscribeFromPush',
  'e90d720e8e03542f1f9cf3185cda3bc2d28a5ff06906560bbf3fb18e07f14463',
);
