// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables } from '../operationTypes.ts';

export const GlobalLimitsPage: PersistedDocument<GlobalLimitsPageQuery, GlobalLimitsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GlobalLimitsPage',
    'd709d2a2aa35b6ffc645cde85a17eb12022ef953749505dc44489685971a1c43',
  );
