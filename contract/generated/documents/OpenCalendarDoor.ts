// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { OpenCalendarDoorMutation, OpenCalendarDoorMutationVariables } from '../operationTypes.ts';

export const OpenCalendarDoor: PersistedDocument<
  OpenCalendarDoorMutation,
  OpenCalendarDoorMutationVariables
> = /* @__PURE__ */ persistedDocument(
  'OpenCalendarDoor',
  '3d425e4fc26c28cbb09012ffc27a6dcc998ed268446d713a80dfb135e0ee2784',
);
