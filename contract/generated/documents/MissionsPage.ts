// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MissionsPageQuery, MissionsPageQueryVariables } from '../operationTypes.ts';

export const MissionsPage: PersistedDocument<MissionsPageQuery, MissionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MissionsPage',
    'e3c7726664b328d5df611d5654f965fc5a81c46ac64fc182592f81fde6495352',
  );
