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
export async function stakedWithin(queryable: Queryable, { brand, from, until }: Span) {
  const { rows } = await sql<Omit<StakedSum, 'amount'> & StoredAmount>`
    with waiting as (
      select entry ->> 'studio' as caller, entry ->> 'key' as key
      from wallet.staked, jsonb_array_elements(stakes) entry)
    select p.player_id as "playerId", t.caller as studio, r.game, p.currency, sum(t.amount)::bigint as minor
    from wallet.transfer t
    join wallet.account p on p.player_id = t.player_id and p.kind = 'real' and p.brand = ${brand}
    join wallet.round r on r.studio = t.caller and r.id = t.round and r.player_id = t.player_id
    where t.created_at >= ${from} and t.created_at < ${until}
      and t.caller <> ${SPORTSBOOK.studio} and t.recipe = 'bet' and t.leg < 2 and t.status = 'posted'
      and (t.caller, t.key) not in (select caller, key from waiting)
      and not exists (
        select from wallet.transfer back
        join wallet.transfer first on first.id = back.reverses and first.created_at = back.staked_at
        where back.staked_at = t.created_at and back.player_id = t.player_id and first.caller = t.caller
          and first.key = t.key and back.leg = 0 and (back.caller, back.key) not in (select caller, key from waiting))
    group by p.player_id, t.caller, r.game, p.currency`.execute(queryable);
  return rows.map(withAmount);
}
