// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { WithdrawPageQuery, WithdrawPageQueryVariables } from '../operationTypes.ts';

export const WithdrawPage: PersistedDocument<WithdrawPageQuery, WithdrawPageQueryVariables> =
  /* @__PURE__ */ persistedDocument(
    'WithdrawPage',
    'f03f3565aa2a5d22157594549b963fbfc733b42224640738f526c19b6e00cd6e',
  );
