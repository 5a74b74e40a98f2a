import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import {
  claimDue,
  deleteDue,
  saveSent,
  saveUnsent,
  unsentNotifications,
  type DueSubscription,
} from './deliveries.ts';
import {
  deleteOfPlayer,
  deleteOfSession,
  deleteSubscription,
  isSubscribed,
  storeSubscription,
  type NewSubscription,
} from './subscriptions.ts';

/** The devices on which players receive push messages, and what each has received. */
export const createPush = ({ clock }: { readonly clock: Clock }) => ({
  subscribe: (tx: Transaction, added: Omit<NewSubscription, 'at'>) =>
    storeSubscription(tx, { ...added, at: clock.now() }),
  unsubscribe: deleteSubscription,
  isSubscribed,
  /** The player has signed out of the session, and so of the device that was subscribed in it. */
  deleteOfSession,
  deleteOfPlayer,
  /** @returns subscriptions with something to send, which no other node sends meanwhile */
  claimDue: (queryable: Queryable, limit: number) => claimDue(queryable, { now: clock.now(), limit }),
  unsent: (queryable: Queryable, due: DueSubscription) => unsentNotifications(queryable, due, clock.now()),
  saveSent: (queryable: Queryable, due: DueSubscription, sentNumber: bigint) =>
    saveSent(queryable, due, { sentNumber, now: clock.now() }),
  saveUnsent: (queryable: Queryable, due: DueSubscription, sentNumber: bigint) =>
    saveUnsent(queryable, due, { sentNumber, now: clock.now() }),
  deleteDue,
});

export type Push = ReturnType<typeof createPush>;
