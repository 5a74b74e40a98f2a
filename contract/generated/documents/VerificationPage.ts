// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { VerificationPageQuery, VerificationPageQueryVariables } from '../operationTypes.ts';

export const VerificationPage: PersistedDocument<VerificationPageQuery, VerificationPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'VerificationPage',
    '1ea31f9c74f535864bc0c63d06d33e434a161f39ef76c55a1b36497c3621940a',
  );
