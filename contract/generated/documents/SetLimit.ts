// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetLimitMutation, SetLimitMutationVariables } from '../operationTypes.ts';

export const SetLimit: PersistedDocument<SetLimitMutation, SetLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetLimit',
    '0d70185d5a843de4e8f2df17e269c8d28b61df29dd74eadd78dc6f5fc6829b7b',
  );
