// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SourceOfWealthPageQuery, SourceOfWealthPageQueryVariables } from '../operationTypes.ts';

export const SourceOfWealthPage: PersistedDocument<
  SourceOfWealthPageQuery,
  SourceOfWealthPageQueryVariables
> = /* @__PURE__ */ persistedDocument(
  'SourceOfWealthPage',
  'b9e90b56a774e43b65f3f6c7cf429340e1515ef5f32debee5cf33aba77705a57',
);
