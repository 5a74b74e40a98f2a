// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type { WalletSubscription, WalletSubscriptionVariables } from '../operationTypes.ts';

export const Wallet: PersistedDocument<WalletSubscription, WalletSubscriptionVariables> =
  /* @__PURE__ */ persistedDocument(
    'Wallet',
    '77c55afbaec289c501d8ce8c3db5920a616fa42a176df3cdd6f808bde565d8db',
  );
