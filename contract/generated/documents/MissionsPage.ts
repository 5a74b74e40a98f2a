// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MissionsPageQuery, MissionsPageQueryVariables } from '../operationTypes.ts';

export const MissionsPage: PersistedDocument<MissionsPageQuery, MissionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MissionsPage',
    '5ab97372dd669678ac4c3045bc865bc6db093c04a900260d1fc90a297cafa9e2',
  );
