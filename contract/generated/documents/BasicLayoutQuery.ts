// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { BasicLayoutQueryQuery, BasicLayoutQueryQueryVariables } from '../operationTypes.ts';

export const BasicLayoutQuery: PersistedDocument<BasicLayoutQueryQuery, BasicLayoutQueryQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'BasicLayoutQuery',
    'd2edad39bcd7de84f793818dd20281c4d78138f15bff3484f324f73b342553da',
  );
