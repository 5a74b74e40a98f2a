// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { AcceptDocumentsMutation, AcceptDocumentsMutationVariables } from '../operationTypes.ts';

export const AcceptDocuments: PersistedDocument<AcceptDocumentsMutation, AcceptDocumentsMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'AcceptDocuments',
    '79f411da957d901159133eb31a0b06751e5333b6c63ddd255bf5000d486e51d4',
  );
