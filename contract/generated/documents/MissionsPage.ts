// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { MissionsPageQuery, MissionsPageQueryVariables } from '../operationTypes.ts';

export const MissionsPage: PersistedDocument<MissionsPageQuery, MissionsPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'MissionsPage',
    '7fbf24f825721e3414ea6cdc86329170126a0a93485cd26edf4cea34e77860d0',
  );
