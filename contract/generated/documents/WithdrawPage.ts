// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { WithdrawPageQuery, WithdrawPageQueryVariables } from '../operationTypes.ts';

export const WithdrawPage: PersistedDocument<WithdrawPageQuery, WithdrawPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'WithdrawPage',
    '2a69f2e2ae8759dc5d77023d40065924a3d57f19f016ee829c71005728a3ce0e',
  );
