// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SelfExclusionPageQuery, SelfExclusionPageQueryVariables } from '../operationTypes.ts';

export const SelfExclusionPage: PersistedDocument<SelfExclusionPageQuery, SelfExclusionPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SelfExclusionPage',
    '915fe29d4b44d6492ca09ffee20b777a59d2260c3aac3cbb9e19c8dc7fc742e5',
  );
