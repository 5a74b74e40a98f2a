// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RoundsOfGameQuery, RoundsOfGameQueryVariables } from '../operationTypes.ts';

export const RoundsOfGame: PersistedDocument<RoundsOfGameQuery, RoundsOfGameQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RoundsOfGame',
    'b7b679e80975e65bca4a68a7be3f32bb09b494e44ca1f8533dba61eea1b97369',
  );
