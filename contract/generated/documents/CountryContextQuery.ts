// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CountryContextQueryQuery, CountryContextQueryQueryVariables } from '../operationTypes.ts';

export const CountryContextQuery: PersistedDocument<
  CountryContextQueryQuery,
  CountryContextQueryQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'CountryContextQuery',
  '029690252a3dea7ecba704392eeed9e2458515ba699e539a8adfa4db7e163901',
);
