// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotSettingsQuery, JackpotSettingsQueryVariables } from '../operationTypes.ts';

export const JackpotSettings: PersistedDocument<JackpotSettingsQuery, JackpotSettingsQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotSettings',
    '92bb3138e8df5a9498790e4d9fecd9b8c7336a8f5374470ae67b0c0da34c621e',
  );
