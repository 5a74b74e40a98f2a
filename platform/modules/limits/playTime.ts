import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { PlayTime } from '@foyer/contract/limits/playTime.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { appendEvent } from '../../infra/outbox/index.ts';
import type { LimitsOf } from './limitsOf.ts';
import { readSessionLimits, sessionLimitsOf, storedPlayTimes } from './sessionLimits.ts';
import {
  changedPlayTime,
  countedTime,
  dueWarning,
  FIRST_WARNING_MINUTES,
  firstPlayTime,
  nextPlayTime,
  type SignedIn,
} from './rules/playTime.ts';
import { limitsTables } from './tables.ts';

/**
 * How far back the player's signed-in time is read. A week can have seven days and an hour, when the clocks go back.
 */
export const COUNTED_MS = 8 * DAY;

export interface PlayTimeOf {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly startedAt: Date;
  readonly timeZone: string;
  /** The times when the player was signed in during the last `COUNTED_MS`, including this session. */
  readonly signedIn: readonly SignedIn[];
}

/**
 * LIMIT-14: the part of each session in which its player may play. It is calculated before the wallet is updated, and
 * stored after it, so that all transactions lock in the same order.
 */
export const playTimes = (clock: Clock) => ({
  sessionLimits: (
    queryable: Queryable,
    of: Pick<LimitsOf, 'playerId' | 'site'>,
    signedIn: readonly SignedIn[],
  ) => readSessionLimits(queryable, of, { signedIn, now: clock.now() }),

  /** The play time of a session that begins; null without session limits. */
  async firstPlayTime(queryable: Queryable, of: PlayTimeOf): Promise<PlayTime | null> {
    const now = clock.now();
    return firstPlayTime(await stateOf(queryable, of), of.startedAt, now);
  },

  /** The play time of an active session after its limits have changed; null without session limits. */
  async changedPlayTime(queryable: Queryable, of: PlayTimeOf): Promise<PlayTime | null> {
    const now = clock.now();
    const [current] = await storedPlayTimes(queryable, [of.sessionId]);
    const next = nextPlayTime(await stateOf(queryable, of), now);
    return changedPlayTime(next, current ?? { opensAt: of.startedAt, closesAt: null }, now);
  },

  /** Stores the play time of a session and notifies its tabs. */
  async savePlayTime(
    tx: Transaction,
    { playerId, sessionId }: Pick<PlayTimeOf, 'playerId' | 'sessionId'>,
    times: PlayTime | null,
  ): Promise<void> {
    const tables = limitsTables(tx);
    const row = times && {
      opensAt: times.opensAt,
      closesAt: times.closesAt,
      warnedMinutes: null,
      isOver: false,
    };
    await (
      row === null
        ? tables.updateTable('limits.play_time').set({ closesAt: null }).where('sessionId', '=', sessionId)
        : tables
            .insertInto('limits.play_time')
            .values({ sessionId, playerId, ...row })
            .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(row))
    ).execute();
    const closesAt = times?.closesAt.toISOString() ?? null;
    await appendEvent(tx, 'limits.playTimeChanged', { playerId, sessionId, closesAt });
  },

  /** Idempotent. Call it in the transaction that ends the session. */
  async endPlayTime(tx: Transaction, sessionId: SessionId): Promise<void> {
    await limitsTables(tx)
      .updateTable('limits.play_time')
      .set({ isOver: true })
      .where('sessionId', '=', sessionId)
      .execute();
  },

  /** Active sessions whose play time is over, longest over first. */
  reachedPlayTimes: (queryable: Queryable, most: number) =>
    reached(queryable, clock.now()).orderBy('closesAt').limit(most).execute(),

  async isPlayTimeReached(queryable: Queryable, sessionId: SessionId): Promise<boolean> {
    const row = await reached(queryable, clock.now()).where('sessionId', '=', sessionId).executeTakeFirst();
    return row !== undefined;
  },

  /** Warns the open tabs of each session that ends soon, once for each warning. */
  warnPlayTimes: (tx: Transaction, most: number) => warn(tx, clock.now(), most),
});

async function stateOf(queryable: Queryable, { playerId, signedIn, timeZone }: PlayTimeOf) {
  const stored = await storedPlayTimes(
    queryable,
    signedIn.map(({ sessionId }) => sessionId),
  );
  const limits = await sessionLimitsOf(queryable, playerId);
  return { limits, counted: countedTime(signedIn, stored), timeZone };
}

const reached = (queryable: Queryable, now: Date) =>
  limitsTables(queryable)
    .selectFrom('limits.play_time')
    .select(['playerId', 'sessionId'])
    .where('closesAt', '<=', now)
    .where('isOver', '=', false);

async function warn(tx: Transaction, now: Date, most: number): Promise<void> {
  const near = await limitsTables(tx)
    .selectFrom('limits.play_time')
    .select(['playerId', 'sessionId', 'closesAt', 'warnedMinutes'])
    .where('closesAt', '>', now)
    .where('closesAt', '<=', new Date(now.getTime() + FIRST_WARNING_MINUTES * MINUTE))
    .where('isOver', '=', false)
    .where((eb) =>
      eb.or([
        eb('warnedMinutes', 'is', null),
        eb.and([eb('warnedMinutes', '>', 1), eb('closesAt', '<=', new Date(now.getTime() + MINUTE))]),
      ]),
    )
    .orderBy('closesAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { playerId, sessionId, closesAt, warnedMinutes } of near) {
    const minutes = closesAt && dueWarning(closesAt, warnedMinutes, now);
    if (!minutes) continue;
    await limitsTables(tx)
      .updateTable('limits.play_time')
      .set({ warnedMinutes: minutes })
      .where('sessionId', '=', sessionId)
      .execute();
    await appendEvent(tx, 'limits.playTimeChanged', {
      playerId,
      sessionId,
      closesAt: closesAt.toISOString(),
    });
  }
}
