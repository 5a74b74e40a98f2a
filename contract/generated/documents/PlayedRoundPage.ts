// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { PlayedRoundPageQuery, PlayedRoundPageQueryVariables } from '../operationTypes.ts';

export const PlayedRoundPage: PersistedDocument<PlayedRoundPageQuery, PlayedRoundPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'PlayedRoundPage',
    '2096230533e746f1f293ff2605b7097c98305e25725665da751177649a14a4ed',
  );
