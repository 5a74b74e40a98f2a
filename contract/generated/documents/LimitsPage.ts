// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LimitsPageQuery, LimitsPageQueryVariables } from '../operationTypes.ts';

export const LimitsPage: PersistedDocument<LimitsPageQuery, LimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'LimitsPage',
    '113526d9be290e943b69104fafee738cd9460529e0634b2724cd1a15a5e33fe0',
  );
