// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetDepositLimitMutation, SetDepositLimitMutationVariables } from '../operationTypes.ts';

export const SetDepositLimit: PersistedDocument<SetDepositLimitMutation, SetDepositLimitMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetDepositLimit',
    'a781e7d6653723edfb480e6339a7343670022dcc32250f4a6f547d645616e2d2',
  );
