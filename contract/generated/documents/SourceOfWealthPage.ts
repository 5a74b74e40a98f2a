// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SourceOfWealthPageQuery, SourceOfWealthPageQueryVariables } from '../operationTypes.ts';

export const SourceOfWealthPage: PersistedDocument<
  SourceOfWealthPageQuery,
  SourceOfWealthPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'SourceOfWealthPage',
  '032c40eea99bf53a93e570f3e5f0f80d67ac63527cb219344976dacc15d5c009',
);
