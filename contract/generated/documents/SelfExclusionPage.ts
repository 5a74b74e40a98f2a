// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SelfExclusionPageQuery, SelfExclusionPageQueryVariables } from '../operationTypes.ts';

export const SelfExclusionPage: PersistedDocument<SelfExclusionPageQuery, SelfExclusionPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SelfExclusionPage',
    '0dded6cfcfe68f07746e676550f70b9c20cf87b35b88e29302704be5ff9852cf',
  );
