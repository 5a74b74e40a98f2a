// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { CheckSourceOfWealthMutation, CheckSourceOfWealthMutationVariables } from '../operationTypes.ts';

export const CheckSourceOfWealth: PersistedDocument<
  CheckSourceOfWealthMutation,
  CheckSourceOfWealthMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'CheckSourceOfWealth',
  '900173991d1362319fbcc8a7b9dc19ba8b86106371c81f1c43e5aa00393c647c',
);
