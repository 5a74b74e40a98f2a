import { sql } from 'kysely';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { withAmount, type StoredAmount } from '../books/storedAmount.ts';

/** A time span of a brand's stakes: `from` inclusive, `until` exclusive. */
export interface Span {
  readonly brand: BrandId;
  readonly from: Date;
  readonly until: Date;
}

/** A player's stakes in a game without those rolled back, real and bonus money together. */
export interface StakedSum {
  readonly playerId: PlayerId;
  /** The studio that runs the game, and its id of the game. */
  readonly studio: string;
  readonly game: string;
  readonly amount: Money;
}

/**
 * The sum of the stakes consumed for this span so far, computed from the ledger: stakes without those
 * rolled back or not consumed yet.
 */
export async function stakedWithin(
  queryable: Queryable,
  { brand, from, until }: Span,
): Promise<readonly StakedSum[]> {
  const { rows } = await sql<Omit<StakedSum, 'amount'> & StoredAmount>`
    with waiting as (select unnest(transfers) as id from wallet.staked)
    select p.player_id as "playerId", t.caller as studio, r.game, p.currency,
           sum(t.amount + coalesce(beside.amount, 0))::bigint as minor
    from wallet.transfer t
    join wallet.account p on p.id = t.debit and p.brand = ${brand}
    join wallet.round r on r.studio = t.caller and r.id = t.round
    left join wallet.transfer beside on beside.caller = t.caller and beside.key = t.key and beside.leg = 1
    where t.created_at >= ${from} and t.created_at < ${until}
      and t.caller <> ${SPORTSBOOK.studio} and t.recipe = 'bet' and t.leg = 0 and t.status = 'posted' and t.id not in (select id from waiting)
      and not exists (select from wallet.transfer back
        where back.reverses = t.id and back.status = 'posted' and back.id not in (select id from waiting))
    group by p.player_id, t.caller, r.game, p.currency`.execute(queryable);
  return rows.map(withAmount);
}
