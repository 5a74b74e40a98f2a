// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RunningBonusQuery, RunningBonusQueryVariables } from '../operationTypes.ts';

export const RunningBonus: PersistedDocument<RunningBonusQuery, RunningBonusQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'RunningBonus',
    'ea3ee1da36f50bcc3e5b55c4e795058c3b64a96bc7c20b395af1e689f0431d9c',
  );
