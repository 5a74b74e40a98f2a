// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { TakeTimeoutMutation, TakeTimeoutMutationVariables } from '../operationTypes.ts';

export const TakeTimeout: PersistedDocument<TakeTimeoutMutation, TakeTimeoutMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'TakeTimeout',
    '6f9a95c0900d471bf2b37fdccd9175fc533854eaeb38279a57666c3a87f0877d',
  );
