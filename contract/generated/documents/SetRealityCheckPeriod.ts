// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  SetRealityCheckPeriodMutation,
  SetRealityCheckPeriodMutationVariables,
} from '../operationTypes.ts';

export const SetRealityCheckPeriod: PersistedDocument<
  SetRealityCheckPeriodMutation,
  SetRealityCheckPeriodMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'SetRealityCheckPeriod',
  'eb7e6121e55b8169bdafaa9aa5a178cec0efd0546cfb5430b92e78009d1ca279',
);
