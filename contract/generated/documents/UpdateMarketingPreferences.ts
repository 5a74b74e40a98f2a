// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  UpdateMarketingPreferencesMutation,
  UpdateMarketingPreferencesMutationVariables,
} from '../operationTypes.ts';

export const UpdateMarketingPreferences: PersistedDocument<
  UpdateMarketingPreferencesMutation,
  UpdateMarketingPreferencesMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'UpdateMarketingPreferences',
  '118e225997676860852c237c9d82c4be1e356fb4989b7c72e85dcce6b73b578f',
);
