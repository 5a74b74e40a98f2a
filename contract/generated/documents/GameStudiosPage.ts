// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { GameStudiosPageQuery, GameStudiosPageQueryVariables } from '../operationTypes.ts';

export const GameStudiosPage: PersistedDocument<GameStudiosPageQuery, GameStudiosPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'GameStudiosPage',
    '2b9efc507df57fd09297da998a8a3e6c62068f78360c18aa1c50e2d1690e8e94',
  );
