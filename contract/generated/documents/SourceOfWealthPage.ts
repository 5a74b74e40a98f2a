// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SourceOfWealthPageQuery, SourceOfWealthPageQueryVariables } from '../operationTypes.ts';

export const SourceOfWealthPage: PersistedDocument<
  SourceOfWealthPageQuery,
  SourceOfWealthPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'SourceOfWealthPage',
  '134b3f96a9a4d44df528277ecaa7b219de35848c6ffcc31358f76d8bf1d151df',
);
