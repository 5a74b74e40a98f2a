// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { AcknowledgePopUpMutation, AcknowledgePopUpMutationVariables } from '../operationTypes.ts';

export const AcknowledgePopUp: PersistedDocument<
  AcknowledgePopUpMutation,
  AcknowledgePopUpMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'AcknowledgePopUp',
  '4b2e4155446f6faf5ebf4fa89699aa6d66f79aa480753a3574c95e1980494ce1',
);
