// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CalendarPageQuery, CalendarPageQueryVariables } from '../operationTypes.ts';

export const CalendarPage: PersistedDocument<CalendarPageQuery, CalendarPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'CalendarPage',
    '66ce2beb7fabc3a5b5b46272f27fe0cc0ad6321f0e16cf70bd8ff73b0dd13e44',
  );
