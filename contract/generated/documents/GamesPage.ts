// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamesPageQuery, GamesPageQueryVariables } from '../operationTypes.ts';

export const GamesPage: PersistedDocument<GamesPageQuery, GamesPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamesPage',
    '0fb598f11b34261bf2ed8cdc777922a2fc505935d02ef57bbb91633136323399',
  );
