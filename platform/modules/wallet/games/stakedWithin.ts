import { sql } from 'kysely';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/** A brand's stakes of some time, its beginning counted in and its end not. */
export interface Span {
  readonly brand: BrandId;
  readonly from: Date;
  readonly until: Date;
}

/** What stands of a player's stakes in a game, real money and bonus money together. */
export interface StakedSum {
  readonly playerId: PlayerId;
  /** Who runs the game, and what it is called there. */
  readonly studio: string;
  readonly game: string;
  readonly amount: Money;
}

interface Row extends Omit<StakedSum, 'amount'> {
  readonly minor: bigint;
  readonly currency: string;
}

/**
 * The same that `takeStaked` has told of these moments until now, added up from the ledger: stakes and what took them
 * back, without those that still wait to be taken.
 */
export async function stakedWithin(
  queryable: Queryable,
  { brand, from, until }: Span,
): Promise<readonly StakedSum[]> {
  const { rows } = await sql<Row>`
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
  return rows.map(({ minor, currency, ...row }) => {
    if (!isCurrency(currency)) throw new TypeError(`an account is kept in '${currency}'`);
    return { ...row, amount: money(minor, currency) };
  });
}
