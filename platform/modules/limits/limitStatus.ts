import { sql } from 'kysely';
import type {
  LimitChangeState,
  LimitKind,
  LimitPeriod,
  LimitScope,
} from '@foyer/contract/generated/resolvers.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { ownLimits, type LimitHolder, type LimitsOf } from './limitsOf.ts';
import type { PlayLedger } from './playLedger.ts';
import { spanOf, type Span } from '../../infra/time/periodSpan.ts';
import { PERIODS, periodsOf } from './rules/periods.ts';
import type { LimitUse } from './rules/room.ts';
import { limitsTables } from './tables.ts';

export interface LimitStatus {
  readonly scope: LimitScope;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: Money | null;
  /** Used in the current period, open deposits included. A negative loss is a net win. */
  readonly used: Money;
  readonly span: Span;
  readonly change: {
    readonly state: LimitChangeState;
    readonly amount: Money | null;
    readonly readyAt: Date;
    readonly lapsesAt: Date;
  } | null;
}

/** Every limit the player has set applies, even if the licence no longer offers that period. */
export async function usesOf(
  queryable: Queryable,
  of: LimitsOf,
  { now, counted }: { readonly now: Date; readonly counted: Counted },
): Promise<readonly LimitUse[]> {
  const limits = await readDepositLimits(queryable, of, now, counted);
  return limits.flatMap(({ scope, period, limit, used, span }) =>
    limit ? [{ scope, period, limit, used, span }] : [],
  );
}

/** Which amounts count as used: `arrived` leaves out the reservations for money that has not arrived. */
export type Counted = 'all' | 'arrived';

/** Whether a deposit has a reservation that its money has not used yet. */
export async function isReserved(queryable: Queryable, reference: string): Promise<boolean> {
  const row = await limitsTables(queryable)
    .selectFrom('limits.room')
    .select('reference')
    .where('reference', '=', reference)
    .where('arrivedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function readDepositLimits(
  queryable: Queryable,
  of: LimitsOf,
  now: Date,
  counted: Counted = 'all',
): Promise<readonly LimitStatus[]> {
  const used = await depositedSince(queryable, of.playerId, { moments: beginsOf(of.site, now), counted });
  return statusOfOwn(queryable, of, {
    kind: 'Deposit',
    used: used.map((minor) => money(minor, of.currency)),
    now,
  });
}

export interface PlayLimitsStatus {
  readonly stake: readonly LimitStatus[];
  readonly loss: readonly LimitStatus[];
}

export async function readPlayLimits(
  queryable: Queryable,
  of: LimitsOf,
  { now, play }: { readonly now: Date; readonly play: Pick<PlayLedger, 'played'> },
): Promise<PlayLimitsStatus> {
  const played = await play.played(queryable, of.playerId, beginsOf(of.site, now));
  const [staked, lost] = [played.map((one) => one.staked), played.map((one) => one.lost)];
  return {
    stake: await statusOfOwn(queryable, of, { kind: 'Stake', used: staked, now }),
    loss: await statusOfOwn(queryable, of, { kind: 'Loss', used: lost, now }),
  };
}

/** When the current periods began, one for each of `PERIODS`. */
export const beginsOf = ({ timeZone }: Pick<LimitHolder, 'timeZone'>, now: Date): readonly Date[] =>
  PERIODS.map((period) => spanOf(period, now, timeZone).from);

interface UsedOfKind {
  readonly kind: LimitKind;
  /** The amounts used in the current periods, one for each of `PERIODS`. */
  readonly used: readonly Money[];
  readonly now: Date;
}

const statusOfOwn = (queryable: Queryable, of: LimitsOf, kind: UsedOfKind): Promise<readonly LimitStatus[]> =>
  statusOfKind(queryable, ownLimits(of), {
    ...kind,
    scope: 'Brand',
    offered: periodsOf({ scope: 'Brand', kind: kind.kind }, of.site),
  });

/** The limits of one kind: for each period that the licence offers or the holder has set. */
export async function statusOfKind(
  queryable: Queryable,
  { id, currency, timeZone }: LimitHolder,
  {
    kind,
    scope,
    offered,
    used,
    now,
  }: UsedOfKind & { readonly scope: LimitScope; readonly offered: readonly LimitPeriod[] },
): Promise<readonly LimitStatus[]> {
  const tables = limitsTables(queryable);
  const limits = await tables
    .selectFrom('limits.held')
    .selectAll()
    .where('holder', '=', id)
    .where('kind', '=', kind)
    .execute();
  const changes = await tables
    .selectFrom('limits.change')
    .selectAll()
    .where('holder', '=', id)
    .where('kind', '=', kind)
    .execute();
  const isListed = (period: LimitPeriod) =>
    offered.includes(period) || limits.some((limit) => limit.period === period);
  return PERIODS.filter(isListed).map((period): LimitStatus => {
    const limit = limits.find((one) => one.period === period);
    const change = changes.find((one) => one.period === period && one.lapsesAt > now);
    return {
      scope,
      kind,
      period,
      limit: limit ? money(limit.amount, currency) : null,
      used: used[PERIODS.indexOf(period)] ?? money(0n, currency),
      span: spanOf(period, now, timeZone),
      change: change
        ? {
            state: change.readyAt <= now ? 'Ready' : 'Pending',
            amount: change.amount === null ? null : money(change.amount, currency),
            readyAt: change.readyAt,
            lapsesAt: change.lapsesAt,
          }
        : null,
    };
  });
}

/** Returns the player's deposits since each of these moments, in minor units. */
export async function depositedSince(
  queryable: Queryable,
  playerId: PlayerId,
  { moments, counted }: { readonly moments: readonly Date[]; readonly counted: Counted },
): Promise<readonly bigint[]> {
  const oldest = new Date(Math.min(...moments.map((moment) => moment.getTime())));
  // Reservations count in every current period, because their money may arrive at any time.
  const sums = moments.map(
    (moment) =>
      sql`coalesce(sum(amount) filter (where arrived_at is null or arrived_at >= ${moment}), 0)::bigint`,
  );
  const reserved = counted === 'all' ? sql`or arrived_at is null` : sql``;
  const { rows } = await sql<{ used: readonly string[] }>`
    select array[${sql.join(sums)}]::text[] as used from limits.room
    where player_id = ${playerId} and (arrived_at >= ${oldest} ${reserved})`.execute(queryable);
  return (rows[0]?.used ?? []).map(BigInt);
}
