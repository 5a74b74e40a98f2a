// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GamePageQuery, GamePageQueryVariables } from '../operationTypes.ts';

export const GamePage: PersistedDocument<GamePageQuery, GamePageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GamePage',
    'ca2f22a7c6e80fddf933e30fa60d2b8e070b75429fc469f87d40b55aa7789b71',
  );
