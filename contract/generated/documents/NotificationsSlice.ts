// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { NotificationsSliceQuery, NotificationsSliceQueryVariables } from '../operationTypes.ts';

export const NotificationsSlice: PersistedDocument<
  NotificationsSliceQuery,
  NotificationsSliceQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'NotificationsSlice',
  'f49b2aad533bb23ec5ab68c3fe16a15a086f201f7a2b4a31f54f30ed176305b2',
);
