// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SelfExclusionPageQuery, SelfExclusionPageQueryVariables } from '../operationTypes.ts';

export const SelfExclusionPage: PersistedDocument<SelfExclusionPageQuery, SelfExclusionPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SelfExclusionPage',
    '81d66e82a674f75f6969358b6d006e299d020d35ed7cb807072fa832766405e5',
  );
