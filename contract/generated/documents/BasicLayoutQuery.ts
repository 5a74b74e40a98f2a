// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { BasicLayoutQueryQuery, BasicLayoutQueryQueryVariables } from '../operationTypes.ts';

export const BasicLayoutQuery: PersistedDocument<BasicLayoutQueryQuery, BasicLayoutQueryQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'BasicLayoutQuery',
    '87ccb72658e8ec0cb533d9ae4b8b090833cf1ddae612166858c61a572552e69f',
  );
