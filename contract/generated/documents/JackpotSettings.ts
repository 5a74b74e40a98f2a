// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotSettingsQuery, JackpotSettingsQueryVariables } from '../operationTypes.ts';

export const JackpotSettings: PersistedDocument<JackpotSettingsQuery, JackpotSettingsQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotSettings',
    'd086875b6c336c6b763a0a030f337966e29952853210d7fdc6df9f3e6eee4cb5',
  );
