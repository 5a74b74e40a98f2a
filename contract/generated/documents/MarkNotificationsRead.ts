// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  MarkNotificationsReadMutation,
  MarkNotificationsReadMutationVariables,
} from '../operationTypes.ts';

export const MarkNotificationsRead: PersistedDocument<
  MarkNotificationsReadMutation,
  MarkNotificationsReadMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'MarkNotificationsRead',
  '05f55c08600e499308d6366e4cf6c6bb58e4510c9fdfa73791694f80d874a438',
);
