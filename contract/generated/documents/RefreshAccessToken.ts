// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RefreshAccessTokenMutation, RefreshAccessTokenMutationVariables } from '../operationTypes.ts';

export const RefreshAccessToken: PersistedDocument<
  RefreshAccessTokenMutation,
  RefreshAccessTokenMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'RefreshAccessToken',
  '75d167502dd6458583e4ab5156c372f347e2c4bc2ac47337dfa50ba631162907',
);
