// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { OpenCalendarDoorMutation, OpenCalendarDoorMutationVariables } from '../operationTypes.ts';

export const OpenCalendarDoor: PersistedDocument<
  OpenCalendarDoorMutation,
  OpenCalendarDoorMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'OpenCalendarDoor',
  '9bf50efbcbee6b23b941e2e181c66fb058869c996f3a347085053d972be65bb8',
);
