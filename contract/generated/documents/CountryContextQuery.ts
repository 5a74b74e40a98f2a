// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CountryContextQueryQuery, CountryContextQueryQueryVariables } from '../operationTypes.ts';

export const CountryContextQuery: PersistedDocument<
  CountryContextQueryQuery,
  CountryContextQueryQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'CountryContextQuery',
  'e18115d9637e5e511b01174a5ab28ac69c96ec8b696c8f3d0a7f4e7fbbc83579',
);
