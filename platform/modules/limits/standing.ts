import { sql } from 'kysely';
import type { LimitChangeState, LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { money, type Money } from '@foyer/vocabulary/money.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Queryable } from '../../plumbing/database/database.ts';
import type { LimitsOf } from './limitsOf.ts';
import { periodsOf, spanOf, type Span } from './rules/periods.ts';
import { reviewAfter } from './rules/review.ts';
import type { LimitUse } from './rules/room.ts';
import { limitsTables } from './tables.ts';

/** The limits of a player as they stand: one for each period of the licence, and for each he has set under another. */
export interface KeptLimits {
  readonly deposit: readonly KeptLimit[];
  /** Null: no limit is set, so there is nothing to look over. */
  readonly reviewDueAt: Date | null;
}

export interface KeptLimit {
  readonly period: LimitPeriod;
  /** Null: the player has set none. */
  readonly limit: Money | null;
  /** Of the present period, deposits under way included. */
  readonly used: Money;
  readonly span: Span;
  readonly change: {
    readonly state: LimitChangeState;
    readonly amount: Money | null;
    readonly readyAt: Date;
    readonly lapsesAt: Date;
  } | null;
}

const PERIODS = ['Day', 'Week', 'Month'] as const satisfies readonly LimitPeriod[];

/** Every limit that is set binds, also where the licence has it no more: what a player set is his. */
export async function usesOf(queryable: Queryable, of: LimitsOf, now: Date): Promise<readonly LimitUse[]> {
  const { deposit } = await readLimits(queryable, of, now);
  return deposit.flatMap(({ period, limit, used, span }) => (limit ? [{ period, limit, used, span }] : []));
}

export async function readLimits(queryable: Queryable, of: LimitsOf, now: Date): Promise<KeptLimits> {
  const { playerId, currency, site } = of;
  const spans = new Map(PERIODS.map((period) => [period, spanOf(period, now, site.timeZone)] as const));
  const tables = limitsTables(queryable);
  const limits = await tables
    .selectFrom('limits.deposit_limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute();
  const changes = await tables
    .selectFrom('limits.change')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute();
  const moments = PERIODS.map((period) => spans.get(period)?.from ?? now);
  const used = await usedSince(queryable, playerId, moments);
  const reviewedAt = await reviewOf(queryable, playerId);
  const offered = periodsOf(site);
  const isHere = (period: LimitPeriod) =>
    offered.includes(period) || limits.some((limit) => limit.period === period);
  const deposit = PERIODS.filter(isHere).map((period): KeptLimit => {
    const limit = limits.find((one) => one.period === period);
    const change = changes.find((one) => one.period === period && one.lapses_at > now);
    return {
      period,
      limit: limit ? money(limit.amount, currency) : null,
      used: money(used[PERIODS.indexOf(period)] ?? 0n, currency),
      span: spans.get(period) ?? spanOf(period, now, site.timeZone),
      change: change
        ? {
            state: change.ready_at <= now ? 'Ready' : 'Pending',
            amount: change.amount === null ? null : money(change.amount, currency),
            readyAt: change.ready_at,
            lapsesAt: change.lapses_at,
          }
        : null,
    };
  });
  const oldest = limits.map(({ since }) => since).sort((one, other) => one.getTime() - other.getTime())[0];
  return { deposit, reviewDueAt: oldest ? reviewAfter(reviewedAt ?? oldest) : null };
}

async function usedSince(
  queryable: Queryable,
  playerId: PlayerId,
  moments: readonly Date[],
): Promise<readonly bigint[]> {
  const oldest = new Date(Math.min(...moments.map((moment) => moment.getTime())));
  const sums = moments.map((moment) => sql`coalesce(sum(amount) filter (where at >= ${moment}), 0)::bigint`);
  const { rows } = await sql<{ used: readonly string[] }>`
    select array[${sql.join(sums)}]::text[] as used from limits.room
    where player_id = ${playerId} and at >= ${oldest}`.execute(queryable);
  return (rows[0]?.used ?? []).map(BigInt);
}

async function reviewOf(queryable: Queryable, playerId: PlayerId): Promise<Date | null> {
  const row = await limitsTables(queryable)
    .selectFrom('limits.review')
    .select('reviewed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.reviewed_at ?? null;
}
