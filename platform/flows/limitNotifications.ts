import type { Identity } from '../modules/identity/index.ts';
import type { Limits } from '../modules/limits/index.ts';
import type { Database } from '../infra/database/database.ts';

export interface LimitNotificationDeps {
  readonly database: Pick<Database, 'transaction' | 'query'>;
  readonly identity: Pick<Identity, 'commands' | 'blockOf'>;
  readonly limits: Pick<Limits, 'readyRaises' | 'markTold' | 'dueReviews' | 'markReminded'>;
  wakeRelay(): void;
}

/** In one round; the rest comes with the next. */
const MOST = 100;

/** LIMIT-04: who waited for a raise is told that it waits for his word now. Each is told once, whichever nodes look. */
export async function notifyReadyRaises(parts: LimitNotificationDeps): Promise<void> {
  const { database, identity, limits, wakeRelay } = parts;
  for (const raise of await limits.readyRaises(database.query, MOST)) {
    await database.transaction(async (tx) => {
      // The player is held first, as by whoever confirms or cancels it.
      const block = await identity.blockOf(tx, raise.playerId, 'raiseDepositLimit');
      const isThere = await limits.markTold(tx, raise);
      if (!isThere || block) return;
      const popUp = `limitReady:${raise.kind}:${raise.period}:${raise.readyAt.toISOString()}`;
      await identity.commands.addPopUp(tx, raise.playerId, popUp);
    });
  }
  wakeRelay();
}

/** LIMIT-08: who has limits is asked every six months whether they are still right. */
export async function remindLimitReviews(parts: LimitNotificationDeps): Promise<void> {
  const { database, identity, limits, wakeRelay } = parts;
  for (;;) {
    const due = await limits.dueReviews(database.query, MOST);
    for (const review of due) {
      await database.transaction(async (tx) => {
        const popUp = `limitsReview:${review.dueAt.toISOString()}`;
        await identity.commands.addPopUp(tx, review.playerId, popUp);
        await limits.markReminded(tx, review);
      });
    }
    if (due.length === 0) break;
    wakeRelay();
  }
}
