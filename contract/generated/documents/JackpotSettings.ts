// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { JackpotSettingsQuery, JackpotSettingsQueryVariables } from '../operationTypes.ts';

export const JackpotSettings: PersistedDocument<JackpotSettingsQuery, JackpotSettingsQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'JackpotSettings',
    'c07d308f7672fd686bc770c8f08a80208936b26363124b1a4aff3d5bfe5c26e1',
  );
