// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LaunchGameMutation, LaunchGameMutationVariables } from '../operationTypes.ts';

export const LaunchGame: PersistedDocument<LaunchGameMutation, LaunchGameMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'LaunchGame',
    '88974494b084367bb506140706ce4916158c987e48fdf5cb396c8db5c081e8ec',
  );
