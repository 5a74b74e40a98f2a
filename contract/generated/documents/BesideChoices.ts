// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { BesideChoicesQuery, BesideChoicesQueryVariables } from '../operationTypes.ts';

export const BesideChoices: PersistedDocument<BesideChoicesQuery, BesideChoicesQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'BesideChoices',
    'fd053e4c883ddd300e5737af1beaa8f8f7a1ea63c259b80f35b4a30707e35f1f',
  );
