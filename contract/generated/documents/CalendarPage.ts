// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CalendarPageQuery, CalendarPageQueryVariables } from '../operationTypes.ts';

export const CalendarPage: PersistedDocument<CalendarPageQuery, CalendarPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CalendarPage',
    '844e550f47693418ae49a00e4b282e85aeb6c4aba03143bd26b4786898312921',
  );
