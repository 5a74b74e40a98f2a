// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotPageQuery, JackpotPageQueryVariables } from '../operationTypes.ts';

export const JackpotPage: PersistedDocument<JackpotPageQuery, JackpotPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotPage',
    'cbe40cc5ae91345d2f32588689a9462d93a664a40181cff2ffd81d5d75074ef2',
  );
