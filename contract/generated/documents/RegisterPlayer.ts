// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { RegisterPlayerMutation, RegisterPlayerMutationVariables } from '../operationTypes.ts';

export const RegisterPlayer: PersistedDocument<RegisterPlayerMutation, RegisterPlayerMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'RegisterPlayer',
    '171854db31ec3df82d4f8150785d3060a688294a2fb09fe8dba8e92978c8e63b',
  );
