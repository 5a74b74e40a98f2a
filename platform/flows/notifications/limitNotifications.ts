import type { Players } from '../../modules/player/index.ts';
import type { Limits, ReadyRaise } from '../../modules/limits/index.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { recordEvent } from '../../infra/outbox/index.ts';

export interface LimitNotificationDeps {
  readonly database: Pick<Database, 'transaction' | 'query'>;
  readonly clock: Clock;
  readonly players: Pick<Players, 'commands' | 'blockOf' | 'get'>;
  readonly limits: Pick<Limits, 'readyRaises' | 'markRaiseNotified' | 'dueReviews' | 'markReminded'>;
  wakeRelay(): void;
}

const BATCH_SIZE = 100;

/** LIMIT-04: notifies each player once that a limit raise is ready for their confirmation. */
export async function notifyReadyRaises(deps: LimitNotificationDeps): Promise<void> {
  const { database, limits, wakeRelay } = deps;
  let skip = 0;
  for (;;) {
    const ready = await limits.readyRaises(database.query, { most: BATCH_SIZE, skip });
    for (const raise of ready) if (!(await notifyUnlessBlocked(deps, raise))) skip += 1;
    wakeRelay();
    if (ready.length < BATCH_SIZE) break;
  }
}

/** Notifies the players, unless a block keeps them from confirming the raise; they are notified when it ends. */
const notifyUnlessBlocked = (
  { database, clock, players, limits }: LimitNotificationDeps,
  raise: ReadyRaise,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    // Locks the players before the raise, as confirming and cancelling do.
    for (const id of raise.players)
      if ((await players.blockOf(tx, id, 'raiseDepositLimit')) !== null) return false;
    if (await limits.markRaiseNotified(tx, raise))
      for (const id of raise.players) {
        await players.commands.addPopUp(tx, id, popUpOf(raise));
        await recordReady({ players, clock }, tx, id, raise);
      }
    return true;
  });

async function recordReady(
  { players, clock }: Pick<LimitNotificationDeps, 'players' | 'clock'>,
  tx: Transaction,
  playerId: PlayerId,
  { scope, kind, period, readyAt }: ReadyRaise,
): Promise<void> {
  const { brand } = await players.get(tx, playerId);
  await recordEvent(tx, {
    type: 'limit.raiseReady',
    playerId,
    brand,
    at: clock.now(),
    data: { scope, kind, period, readyAt: readyAt.toISOString() },
  });
}

/** LIMIT-13: a shared raise has another text, because another page confirms it. */
const popUpOf = ({ scope, kind, period, readyAt }: ReadyRaise): string =>
  `${scope === 'Global' ? 'globalLimitReady' : 'limitReady'}:${kind}:${period}:${readyAt.toISOString()}`;

/** LIMIT-08: reminds players with limits every six months to review them. */
export async function remindLimitReviews(deps: LimitNotificationDeps): Promise<void> {
  const { database, players, limits, wakeRelay } = deps;
  for (;;) {
    const due = await limits.dueReviews(database.query, BATCH_SIZE);
    for (const review of due) {
      await database.transaction(async (tx) => {
        const popUp = `limitsReview:${review.dueAt.toISOString()}`;
        await players.commands.addPopUp(tx, review.playerId, popUp);
        await limits.markReminded(tx, review);
      });
    }
    if (due.length === 0) break;
    wakeRelay();
  }
}
