// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MoreCasinosPageQuery, MoreCasinosPageQueryVariables } from '../operationTypes.ts';

export const MoreCasinosPage: PersistedDocument<MoreCasinosPageQuery, MoreCasinosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MoreCasinosPage',
    'ed8e52b73b5f92a9f5e43ace962745286b3175da040b25971855292317d97af7',
  );
