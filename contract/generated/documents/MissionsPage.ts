// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MissionsPageQuery, MissionsPageQueryVariables } from '../operationTypes.ts';

export const MissionsPage: PersistedDocument<MissionsPageQuery, MissionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MissionsPage',
    '488c36b682e7bb487565e8281ecb33fe9f908e59b9d4d645317c75e9863e5188',
  );
