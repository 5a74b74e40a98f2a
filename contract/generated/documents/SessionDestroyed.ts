// Generated from contract/*/{schema,operations}.graphql by `npm run codegen`. Never edited by hand.

import { persistedDocument, type PersistedDocument } from '../../transport/persistedDocument.ts';
import type {
  SessionDestroyedSubscription,
  SessionDestroyedSubscriptionVariables,
} from '../operationTypes.ts';

export const SessionDestroyed: PersistedDocument<
  SessionDestroyedSubscription,
  SessionDestroyedSubscriptionVariables
> = /* @__PURE__ */ persistedDocument(
  'SessionDestroyed',
  'a3468ca9bcabb187687981c3425d56bb5babf2fe1079d3006eaf50d27138896d',
);
