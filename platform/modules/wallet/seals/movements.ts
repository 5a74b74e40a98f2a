import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { SEAL_TOLERANCE } from './clockTolerance.ts';

/** `from` inclusive, `to` exclusive. */
export interface Span {
  readonly from: Date | '-infinity';
  readonly to: Date | 'infinity';
}

/** The rows of one hour, and one hash over all of them. */
export interface HourHash {
  readonly table: 'transfers' | 'conclusions';
  /** Such as `2026-11-23T09`, UTC. */
  readonly hour: string;
  readonly count: bigint;
  /** SHA-256 over the SHA-256 of each row, in the order of ids; in hex. */
  readonly hash: string;
}

/** The sums of debits and credits of all accounts of one kind. */
export interface KindTotal {
  readonly brand: string;
  readonly currency: string;
  /** `real`, `game`, …; `jackpot mega` for a pot; `transit` for pending transfers. */
  readonly kind: string;
  readonly debits: bigint;
  readonly credits: bigint;
}

/** A player after their last movement of a span. */
export interface LastMovement {
  readonly playerId: string;
  readonly sequence: bigint;
  readonly real: bigint;
  readonly bonus: bigint;
}

const inSpan = (column: string, { from, to }: Span) =>
  sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`;

// The status changes when a pending transfer ends, which may be days later, so the first status is read. The conclusion may
// be dated before its transfer.
export const transfersIn = (span: Span) => sql`
  select t.*, case when c.transfer is null then t.status else 'pending' end as first_status
  from wallet.transfer t
  left join wallet.conclusion c on c.transfer = t.id
                               and c.concluded_at >= ${span.from}::timestamptz - ${SEAL_TOLERANCE}
  where ${inSpan('t.created_at', span)}`;

export const conclusionsIn = (span: Span) => sql`
  select c.* from wallet.conclusion c where ${inSpan('c.concluded_at', span)}`;

const hourHashes = (
  table: HourHash['table'],
  rows: ReturnType<typeof sql>,
  { id, at, columns }: { id: string; at: string; columns: string },
) => sql<HourHash>`
  select ${table} as "table", to_char(date_trunc('hour', ${sql.ref(at)} at time zone 'UTC'), 'YYYY-MM-DD"T"HH24') as hour,
         count(*) as count,
         encode(sha256(string_agg(sha256(convert_to(row(${sql.raw(columns)},
           (extract(epoch from ${sql.ref(at)}) * 1000000)::bigint)::text, 'UTF8')), ''::bytea
           order by ${sql.ref(id)})), 'hex') as hash
  from (${rows}) r group by 2 order by 2`;

/** One hash for each hour that has rows. */
export async function readHourHashes(queryable: Queryable, span: Span): Promise<readonly HourHash[]> {
  const transfers = hourHashes('transfers', transfersIn(span), {
    id: 'r.id',
    at: 'r.created_at',
    columns: `r.id, r.caller, r.key, r.leg, r.recipe, r.player_id, r.debit, r.credit, r.amount, r.first_status,
      r.round, r.reverses, (extract(epoch from r.staked_at) * 1000000)::bigint, r.balance_after, r.bonus_after, r.sequence, r.bonus_id, r.wagered`,
  });
  const conclusions = hourHashes('conclusions', conclusionsIn(span), {
    id: 'r.transfer',
    at: 'r.concluded_at',
    columns: 'r.transfer, r.player_id, r.verdict, r.came_back, r.balance_after, r.bonus_after, r.sequence',
  });
  const results = [await transfers.execute(queryable), await conclusions.execute(queryable)];
  return results.flatMap(({ rows }) => rows);
}

/**
 * The effect of the span's transfers and conclusions on the accounts. A pending transfer has left its debit account;
 * when it ends it reaches its credit account or returns.
 */
export async function readKindTotals(queryable: Queryable, span: Span): Promise<readonly KindTotal[]> {
  const { rows } = await sql<Omit<KindTotal, 'debits' | 'credits'> & { debits: string; credits: string }>`
    with born as (${transfersIn(span)}),
    ended as (
      select t.debit, t.credit, t.amount, c.verdict
      from (${conclusionsIn(span)}) c
      join wallet.transfer t on t.player_id = c.player_id and t.created_at = c.created_at and t.id = c.transfer),
    legs as (
      select debit as account, amount as debits, 0::bigint as credits from born where first_status <> 'voided'
      union all
      select credit, 0, amount from born where first_status = 'posted'
      union all
      select debit, -amount, 0 from ended where verdict = 'voided'
      union all
      select credit, 0, amount from ended where verdict = 'posted'),
    sums as (select account, sum(debits) as debits, sum(credits) as credits from legs group by account),
    transit as (
      select debit as account, amount from born where first_status = 'pending'
      union all
      select debit, -amount from ended)
    select a.brand, a.currency, trim(a.kind || ' ' || a.name) as kind,
           sum(s.debits)::text as debits, sum(s.credits)::text as credits
    from sums s join wallet.account a on a.id = s.account group by a.brand, a.currency, a.kind, a.name
    union all
    select a.brand, a.currency, 'transit', '0', sum(t.amount)::text
    from transit t join wallet.account a on a.id = t.account group by a.brand, a.currency
    order by 1, 2, 3`.execute(queryable);
  return rows.map(({ debits, credits, ...row }) => ({
    ...row,
    debits: BigInt(debits),
    credits: BigInt(credits),
  }));
}

/** The last movement of each player who moved. Which one is last is decided by its number, not by the clock. */
export const lastMovements = (span: Span) => sql<LastMovement>`
  select distinct on (player_id) player_id as "playerId", sequence, balance_after as real, bonus_after as bonus
  from (
    select player_id, sequence, balance_after, bonus_after from wallet.transfer t
    where t.sequence is not null and ${inSpan('t.created_at', span)}
    union all
    select player_id, sequence, balance_after, bonus_after from wallet.conclusion c
    where c.sequence is not null and ${inSpan('c.concluded_at', span)}) moved
  order by player_id, sequence desc`;

/** Every movement of the players' accounts, signed. `balance_after` must be the sum of these movements. */
export const movementsIn = (span: Span) => sql`
  select t.player_id, t.sequence,
         case p.id when t.credit then t.amount when t.debit then -t.amount else 0 end as real,
         case b.id when t.credit then t.amount when t.debit then -t.amount else 0 end as bonus
  from wallet.transfer t
  join wallet.account p on p.player_id = t.player_id and p.kind = 'real'
  join wallet.account b on b.player_id = t.player_id and b.kind = 'bonus'
  where t.sequence is not null and ${inSpan('t.created_at', span)}
  union all
  select player_id, sequence, came_back, 0 from wallet.conclusion c
  where c.sequence is not null and ${inSpan('c.concluded_at', span)}`;
