// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { NotificationsPageQuery, NotificationsPageQueryVariables } from '../operationTypes.ts';

export const NotificationsPage: PersistedDocument<NotificationsPageQuery, NotificationsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'NotificationsPage',
    'f0d7d2fcd93da8ffaa3c8c19543c25c2974c11e3cd5129d3d18e632ad8f11953',
  );
