// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { BuyArticleMutation, BuyArticleMutationVariables } from '../operationTypes.ts';

export const BuyArticle: PersistedDocument<BuyArticleMutation, BuyArticleMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'BuyArticle',
    'a662bf1251ba7bce42ef7290355cdbe8dec16f2cb1d7b3d1ce7ca02719cc5a46',
  );
