// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { WinsBeingCheckedQuery, WinsBeingCheckedQueryVariables } from '../operationTypes.ts';

export const WinsBeingChecked: PersistedDocument<WinsBeingCheckedQuery, WinsBeingCheckedQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'WinsBeingChecked',
    '93d8f614ec5fa836ab353a0bc2dab4d533ffb75dafc86c72ede4a5fbe55b8ddd',
  );
