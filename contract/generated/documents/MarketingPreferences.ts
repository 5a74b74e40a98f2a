// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MarketingPreferencesQuery, MarketingPreferencesQueryVariables } from '../operationTypes.ts';

export const MarketingPreferences: PersistedDocument<
  MarketingPreferencesQuery,
  MarketingPreferencesQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'MarketingPreferences',
  'a54cd3b2704a78e09b74bc78a3cb1bc5dc47cfe8f7398b2a773dbecba392ad17',
);
