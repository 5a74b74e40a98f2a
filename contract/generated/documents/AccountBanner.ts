// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { AccountBannerQuery, AccountBannerQueryVariables } from '../operationTypes.ts';

export const AccountBanner: PersistedDocument<AccountBannerQuery, AccountBannerQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'AccountBanner',
    'a875626616346d64165c8d0ca77d5ab92d0953087a86f3cb38690a087e2120e5',
  );
