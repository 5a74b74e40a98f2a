// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CalendarPageQuery, CalendarPageQueryVariables } from '../operationTypes.ts';

export const CalendarPage: PersistedDocument<CalendarPageQuery, CalendarPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CalendarPage',
    '50e6be281077b0fc8879f5bdbd35f54096a97972120a252bd44a549ba32cc502',
  );
