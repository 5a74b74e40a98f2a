// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayedRoundDetailsQuery, PlayedRoundDetailsQueryVariables } from '../operationTypes.ts';

export const PlayedRoundDetails: PersistedDocument<
  PlayedRoundDetailsQuery,
  PlayedRoundDetailsQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'PlayedRoundDetails',
  '1d9db4df3e38a6ac5bd2b75fc455a1a8c1f2ff61ea13132bad3c4d1b69c4fcd1',
);
