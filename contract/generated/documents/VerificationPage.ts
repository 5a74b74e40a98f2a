// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { VerificationPageQuery, VerificationPageQueryVariables } from '../operationTypes.ts';

export const VerificationPage: PersistedDocument<VerificationPageQuery, VerificationPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'VerificationPage',
    'bbebc90651a64ad2b46fccc32a447c05e5e40864f60916c73dad577a8f61b1d1',
  );
