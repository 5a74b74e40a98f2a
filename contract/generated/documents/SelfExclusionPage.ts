// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SelfExclusionPageQuery, SelfExclusionPageQueryVariables } from '../operationTypes.ts';

export const SelfExclusionPage: PersistedDocument<SelfExclusionPageQuery, SelfExclusionPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SelfExclusionPage',
    '169c7944485e1cd38e959c48aaa6dad91b587d3fc71ec66051891b2c76696cf8',
  );
