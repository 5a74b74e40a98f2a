// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { LaunchGameMutation, LaunchGameMutationVariables } from '../operationTypes.ts';

export const LaunchGame: PersistedDocument<LaunchGameMutation, LaunchGameMutationVariables> =
  /* @__PURE__ */ persistedDocument(
    'LaunchGame',
    '6ab60d257d474d8c50a526af7f1776cf4c0ab4af5310a3cacacc63901b458352',
  );
