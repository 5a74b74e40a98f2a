import { sql } from 'kysely';
import type { LimitChangeState, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { LimitsOf } from './limitsOf.ts';
import { spanOf, type Span } from '../../infra/time/periodSpan.ts';
import { PERIODS, periodsOf } from './rules/periods.ts';
import { countedTime, usedMs, type SignedIn } from './rules/playTime.ts';
import { limitsTables } from './tables.ts';

export interface SessionLimitStatus {
  readonly period: LimitPeriod;
  /** Null when no limit is set. */
  readonly minutes: number | null;
  readonly usedMs: number;
  readonly span: Span;
  readonly change: {
    readonly state: LimitChangeState;
    readonly minutes: number | null;
    readonly readyAt: Date;
    readonly lapsesAt: Date;
  } | null;
}

/** Reads the session limit of each period that the licence offers or the player has set. */
export async function readSessionLimits(
  queryable: Queryable,
  { playerId, site }: Pick<LimitsOf, 'playerId' | 'site'>,
  { signedIn, now }: { readonly signedIn: readonly SignedIn[]; readonly now: Date },
): Promise<readonly SessionLimitStatus[]> {
  const stored = await storedPlayTimes(
    queryable,
    signedIn.map(({ sessionId }) => sessionId),
  );
  const counted = countedTime(signedIn, stored);
  const limits = await sessionLimitsOf(queryable, playerId);
  const changes = await limitsTables(queryable)
    .selectFrom('limits.change')
    .selectAll()
    .where('holder', '=', playerId)
    .where('kind', '=', 'Session')
    .where('lapsesAt', '>', now)
    .execute();
  const offered = periodsOf({ scope: 'Brand', kind: 'Session' }, site);
  const isListed = (period: LimitPeriod) =>
    offered.includes(period) || limits.some((limit) => limit.period === period);
  return PERIODS.filter(isListed).map((period): SessionLimitStatus => {
    const change = changes.find((one) => one.period === period);
    const span = spanOf(period, now, site.timeZone);
    return {
      period,
      minutes: limits.find((limit) => limit.period === period)?.minutes ?? null,
      usedMs: usedMs(counted, span),
      span,
      change: change
        ? {
            state: change.readyAt <= now ? 'Ready' : 'Pending',
            minutes: change.amount === null ? null : Number(change.amount),
            readyAt: change.readyAt,
            lapsesAt: change.lapsesAt,
          }
        : null,
    };
  });
}

export async function sessionLimitsOf(
  queryable: Queryable,
  playerId: PlayerId,
): Promise<readonly { readonly period: LimitPeriod; readonly minutes: number }[]> {
  const rows = await limitsTables(queryable)
    .selectFrom('limits.held')
    .select(['period', 'amount'])
    .where('holder', '=', playerId)
    .where('kind', '=', 'Session')
    .execute();
  return rows.map(({ period, amount }) => ({ period, minutes: Number(amount) }));
}

export const storedPlayTimes = (queryable: Queryable, sessionIds: readonly string[]) =>
  limitsTables(queryable)
    .selectFrom('limits.play_time')
    .select(['sessionId', 'opensAt', 'closesAt'])
    .where(sql<boolean>`session_id = any(${[...sessionIds]})`)
    .execute();
