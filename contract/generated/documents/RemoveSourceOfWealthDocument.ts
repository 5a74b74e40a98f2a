// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  RemoveSourceOfWealthDocumentMutation,
  RemoveSourceOfWealthDocumentMutationVariables,
} from '../operationTypes.ts';

export const RemoveSourceOfWealthDocument: PersistedDocument<
  RemoveSourceOfWealthDocumentMutation,
  RemoveSourceOfWealthDocumentMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'RemoveSourceOfWealthDocument',
  'f07a69e75c342954c81943358373237a18ea4f9584e75cffe200b6642674ff41',
);
