// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CalendarPageQuery, CalendarPageQueryVariables } from '../operationTypes.ts';

export const CalendarPage: PersistedDocument<CalendarPageQuery, CalendarPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CalendarPage',
    '05d071d0d64e7d5db3f8406c10796b987c55837e1419375ff5bca4217b746cc7',
  );
