// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CalendarPageQuery, CalendarPageQueryVariables } from '../operationTypes.ts';

export const CalendarPage: PersistedDocument<CalendarPageQuery, CalendarPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CalendarPage',
    '84a364f0e7b7f60ef51807e2172a54d7a1a6cb76d14855fa3825ac1f5bdabb7c',
  );
