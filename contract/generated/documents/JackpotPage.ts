// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotPageQuery, JackpotPageQueryVariables } from '../operationTypes.ts';

export const JackpotPage: PersistedDocument<JackpotPageQuery, JackpotPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotPage',
    '9451b6a4e1e04c2ab2c30de5a0da40d3b53aff51197eeab25076e28837b5e27d',
  );
