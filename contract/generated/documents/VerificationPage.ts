// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { VerificationPageQuery, VerificationPageQueryVariables } from '../operationTypes.ts';

export const VerificationPage: PersistedDocument<VerificationPageQuery, VerificationPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'VerificationPage',
    'c9325b52d54105612a39dd999dcf0b973534aaf19ec962d7c1b9617311b76771',
  );
