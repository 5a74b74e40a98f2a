// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SessionClockQuery, SessionClockQueryVariables } from '../operationTypes.ts';

export const SessionClock: PersistedDocument<SessionClockQuery, SessionClockQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'SessionClock',
    '178d4699131ac4233df983579cb27bb04edb666b3503e87048f250ede629d08e',
  );
