// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudiosPageQuery, GameStudiosPageQueryVariables } from '../operationTypes.ts';

export const GameStudiosPage: PersistedDocument<GameStudiosPageQuery, GameStudiosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudiosPage',
    'a0b7c03ad18be7e86a5be583dc24895848a4060aab9bf37127d6e26f794d5507',
  );
