// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RafflePageQuery, RafflePageQueryVariables } from '../operationTypes.ts';

export const RafflePage: PersistedDocument<RafflePageQuery, RafflePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RafflePage',
    'a8a4859eba2b6e7793f24b5cfdba4bbd08c67fd588a5fe16885e633b5e731828',
  );
