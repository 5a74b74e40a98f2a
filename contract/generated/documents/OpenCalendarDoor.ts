// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { OpenCalendarDoorMutation, OpenCalendarDoorMutationVariables } from '../operationTypes.ts';

export const OpenCalendarDoor: PersistedDocument<
  OpenCalendarDoorMutation,
  OpenCalendarDoorMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'OpenCalendarDoor',
  'aa13f8dd9a01875c47f6bef6ba24b6fc82d6d8b0a5a5781004b532936a3b39d5',
);
