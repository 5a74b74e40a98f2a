// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SportsPageQuery, SportsPageQueryVariables } from '../operationTypes.ts';

export const SportsPage: PersistedDocument<SportsPageQuery, SportsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SportsPage',
    '11d6d00ee796adb814314fb8294bb10c6d5ba93f3b00881ae9178b804214f45f',
  );
