import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { toMoney, withAmount, type StoredAmount } from './storedAmount.ts';

/** A time span of play: `from` inclusive, `until` exclusive. */
export interface PlaySpan {
  readonly from: Date;
  readonly until: Date;
  /** Rounds that end at or after this time do not count, and neither do transfers posted then. */
  readonly settledAt: Date;
}

export interface LostSum {
  readonly playerId: PlayerId;
  /** Net loss; negative when the player won. */
  readonly amount: Money;
}

// Net movement of the player's real money in play. A round counts at its opening, with everything posted until
// `settledAt`, and only once it has ended, because a stake may still win. Transfers without a round (jackpot
// wins and contributions) count when they were posted.
const LOST = sql`sum(case p.id when t.debit then t.amount else -t.amount end)::bigint`;
const counts = (
  from: ReturnType<typeof sql>,
  until: ReturnType<typeof sql>,
  settledAt: ReturnType<typeof sql>,
) => sql`
  t.status = 'posted' and t.created_at >= ${from} and t.created_at < ${settledAt}
  and t.recipe in ('bet', 'win', 'rollback', 'winRollback', 'jackpotContribution', 'jackpotWin')
  and case when t.round is null then t.created_at < ${until}
      else exists (select from wallet.command_key k join wallet.round r on r.player_id = k.player_id
                     and r.opened_at = k.created_at and r.studio = k.caller and r.id = k.opens_round
                   where k.caller = t.caller and k.opens_round = t.round and r.opened_at >= ${from} and r.opened_at < ${until} and r.closed_at < ${settledAt}) end`;

/** Net losses of all players of a brand who lost more than they won, from one scan of the span's transfers. */
export async function lostWithin(
  queryable: Queryable,
  { brand, from, until, settledAt }: PlaySpan & { readonly brand: BrandId },
): Promise<readonly LostSum[]> {
  const { rows } = await sql<{ playerId: PlayerId } & StoredAmount>`
    select p.player_id as "playerId", p.currency, ${LOST} as minor
    from wallet.transfer t
    join wallet.account p on p.player_id = t.player_id and p.kind = 'real' and p.brand = ${brand}
                         and p.id in (t.debit, t.credit)
    where ${counts(sql`${from}::timestamptz`, sql`${until}::timestamptz`, sql`${settledAt}::timestamptz`)}
    group by p.player_id, p.currency having ${LOST} > 0 order by p.player_id`.execute(queryable);
  return rows.map(withAmount);
}

/** Net loss of one player in each of these spans. @throws RangeError when there is no wallet */
export async function lostBy(queryable: Queryable, playerId: PlayerId, spans: readonly PlaySpan[]) {
  const column = (name: keyof PlaySpan) => spans.map((span) => span[name].toISOString());
  const { rows } = await sql<StoredAmount>`
    select p.currency, coalesce(moved.lost, 0)::bigint as minor
    from wallet.account p
    cross join unnest(${column('from')}::timestamptz[], ${column('until')}::timestamptz[],
                      ${column('settledAt')}::timestamptz[]) with ordinality as span(from_at, until_at, settled_at, ordinal)
    left join lateral (
      select ${LOST} as lost from wallet.transfer t
      where t.player_id = p.player_id and t.sequence is not null and p.id in (t.debit, t.credit)
        and ${counts(sql`span.from_at`, sql`span.until_at`, sql`span.settled_at`)}) moved on true
    where p.player_id = ${playerId} and p.kind = 'real' order by span.ordinal`.execute(queryable);
  if (rows.length !== spans.length) throw new RangeError(`player ${playerId} has no wallet`);
  return rows.map(toMoney);
}
