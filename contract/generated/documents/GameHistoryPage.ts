// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameHistoryPageQuery, GameHistoryPageQueryVariables } from '../operationTypes.ts';

export const GameHistoryPage: PersistedDocument<GameHistoryPageQuery, GameHistoryPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameHistoryPage',
    'e35be2544141487d4ab684cc595a793028224824df1f6c6b6bca3300d98f3c6f',
  );
