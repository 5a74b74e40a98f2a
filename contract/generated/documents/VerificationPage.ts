// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { VerificationPageQuery, VerificationPageQueryVariables } from '../operationTypes.ts';

export const VerificationPage: PersistedDocument<VerificationPageQuery, VerificationPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'VerificationPage',
    '5147de2447bd07c6bc206d80e78a02c28e3c992b4290c7e565b308c16993c364',
  );
