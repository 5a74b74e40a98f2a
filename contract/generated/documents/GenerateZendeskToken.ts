// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  GenerateZendeskTokenMutation,
  GenerateZendeskTokenMutationVariables,
} from '../operationTypes.ts';

export const GenerateZendeskToken: PersistedDocument<
  GenerateZendeskTokenMutation,
  GenerateZendeskTokenMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'GenerateZendeskToken',
  'ff1a894277f5b633b0029dba19f97a7f36eae02a2e5a5a41b2a262f443f531cb',
);
