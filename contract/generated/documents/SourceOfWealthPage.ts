// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SourceOfWealthPageQuery, SourceOfWealthPageQueryVariables } from '../operationTypes.ts';

export const SourceOfWealthPage: PersistedDocument<
  SourceOfWealthPageQuery,
  SourceOfWealthPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'SourceOfWealthPage',
  '3052f5ffb4ac0415a1f440bad676a97e95e558e6a0fcc8caaa9864a15de8abad',
);
