// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { ForfeitBonusMutation, ForfeitBonusMutationVariables } from '../operationTypes.ts';

export const ForfeitBonus: PersistedDocument<ForfeitBonusMutation, ForfeitBonusMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'ForfeitBonus',
    '6c0a34ac18d48f9c29b6f88559775958e27cb187e796fcf07f8e03b441ec377b',
  );
