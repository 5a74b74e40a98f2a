// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotSettingsQuery, JackpotSettingsQueryVariables } from '../operationTypes.ts';

export const JackpotSettings: PersistedDocument<JackpotSettingsQuery, JackpotSettingsQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotSettings',
    'aab863790b905f97181d091a4743dab38c44e9602817eb078bd350f61a469746',
  );
