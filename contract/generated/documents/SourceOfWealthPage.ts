// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SourceOfWealthPageQuery, SourceOfWealthPageQueryVariables } from '../operationTypes.ts';

export const SourceOfWealthPage: PersistedDocument<
  SourceOfWealthPageQuery,
  SourceOfWealthPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'SourceOfWealthPage',
  '4dda275a1e479abde38b687bcbda823c2caf7b95c919848300f6fe839cebbe0e',
);
