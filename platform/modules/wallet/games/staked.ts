import { sql } from 'kysely';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';

/** What a player has staked of his own, real money and bonus money together. */
export interface Staked {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  /** Who runs the game, and what it is called there. */
  readonly studio: string;
  readonly game: string;
  /** Less than nothing: taken back. */
  readonly amount: Money;
  /** Of the stake, also where it is taken back. */
  readonly at: Date;
}

export interface StakeBatch {
  readonly stakes: readonly Staked[];
  /** Where more of them wait: until when all are taken. Null where these are all there are. */
  readonly until: Date | null;
}

interface Row {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  readonly studio: string;
  readonly game: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly at: Date;
}

/**
 * What was staked and taken back since the last time, so many commits of it, the oldest first: taken for good when
 * `tx` commits, else still there. Rounds that the house pays are none of it, and no coupon of the sportsbook is.
 */
export async function consumeStakes(tx: Transaction, batches: number): Promise<StakeBatch> {
  const { rows: taken } = await sql<{ transfers: readonly bigint[]; at: Date }>`
    with taken as (
      delete from wallet.staked where id in (select id from wallet.staked order by id limit ${batches})
      returning id, transfers, gathered_at)
    select transfers, gathered_at as at from taken order by id`.execute(tx);
  const last = taken.at(-1);
  if (!last) return { stakes: [], until: null };
  const transfers = taken.flatMap((batch) => batch.transfers.map(String));
  // Each is looked up alone: a plan that guesses how many there are may read the whole ledger.
  const { rows } = await sql<Row>`
    select p.brand, t.player_id as "playerId", t.caller as studio, r.game, p.currency,
           case t.recipe when 'rollback' then -1 else 1 end * (t.amount + coalesce(beside.amount, 0)) as minor,
           coalesce(bet.created_at, t.created_at) as at
    from unnest(${transfers}::bigint[]) with ordinality as asked(transfer, place)
    cross join lateral (select * from wallet.transfer where id = asked.transfer limit 1) t
    left join lateral (select amount from wallet.transfer
      where caller = t.caller and key = t.key and leg = 1 limit 1) beside on true
    left join lateral (select recipe, created_at from wallet.transfer where id = t.reverses limit 1) bet on true
    cross join lateral (select game from wallet.round where studio = t.caller and id = t.round limit 1) r
    cross join lateral (select brand, currency from wallet.account
      where player_id = t.player_id and kind = 'real' limit 1) p
    where coalesce(bet.recipe, t.recipe) = 'bet' and t.caller <> ${SPORTSBOOK.studio} order by asked.place`.execute(
    tx,
  );
  return { stakes: rows.map(toStaked), until: taken.length < batches ? null : last.at };
}

function toStaked({ minor, currency, ...row }: Row): Staked {
  if (!isCurrency(currency)) throw new TypeError(`an account is kept in '${currency}'`);
  return { ...row, amount: money(minor, currency) };
}
