// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MissionsPageQuery, MissionsPageQueryVariables } from '../operationTypes.ts';

export const MissionsPage: PersistedDocument<MissionsPageQuery, MissionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MissionsPage',
    '8a66e59d0a7f84470f05cd1e99425a28a47f1512c330626c1dd9aeae7fe24a09',
  );
