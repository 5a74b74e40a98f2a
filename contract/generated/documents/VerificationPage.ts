// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { VerificationPageQuery, VerificationPageQueryVariables } from '../operationTypes.ts';

export const VerificationPage: PersistedDocument<VerificationPageQuery, VerificationPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'VerificationPage',
    '1d2e2608cf0b06c0286597e222e31294871e777da516e0e954b57ca43af4252a',
  );
