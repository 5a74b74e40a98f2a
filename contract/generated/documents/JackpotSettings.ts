// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotSettingsQuery, JackpotSettingsQueryVariables } from '../operationTypes.ts';

export const JackpotSettings: PersistedDocument<JackpotSettingsQuery, JackpotSettingsQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotSettings',
    '6d42a2b7bd470b08419dda561cb8a58fac57229ccc9992d538906e89a3e09c88',
  );
