// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamesPageQuery, GamesPageQueryVariables } from '../operationTypes.ts';

export const GamesPage: PersistedDocument<GamesPageQuery, GamesPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamesPage',
    'b45d5a95aefabe9af0cfb59779c92429ee38aff0f86289eebc1518f8238ad66d',
  );
