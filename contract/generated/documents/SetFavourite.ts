// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { SetFavouriteMutation, SetFavouriteMutationVariables } from '../operationTypes.ts';

export const SetFavourite: PersistedDocument<SetFavouriteMutation, SetFavouriteMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'SetFavourite',
    'b80592add54a73fdcf35b327f4414a1745f86c560fe2aea3dbd7b9319cfba35d',
  );
