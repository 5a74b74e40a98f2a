// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SubscribeToPushMutation, SubscribeToPushMutationVariables } from '../operationTypes.ts';

export const SubscribeToPush: PersistedDocument<SubscribeToPushMutation, SubscribeToPushMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SubscribeToPush',
    '40ca52b3d48af0fbc24252336950f369d590f7367899d526c11a45d6580a5313',
  );
