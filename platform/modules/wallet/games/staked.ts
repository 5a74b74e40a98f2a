import { sql } from 'kysely';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { withAmount, type StoredAmount } from '../books/storedAmount.ts';

/** One stake of a player, real and bonus money together. */
export interface Staked {
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  /** The studio that runs the game, and its id of the game. */
  readonly studio: string;
  readonly game: string;
  /** Negative for a rollback. */
  readonly amount: Money;
  /** Time of the stake, also for its rollback. */
  readonly at: Date;
}

export interface StakeBatch {
  readonly stakes: readonly Staked[];
  /** If more stakes are waiting, the time up to which all have been read; null when there are no more. */
  readonly until: Date | null;
}

/**
 * Consumes the stakes and rollbacks of up to `batches` commits, oldest first; they are removed when `tx`
 * commits. Free rounds and sportsbook coupons are not included.
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
  // Lateral lookups force index scans; a plan based on estimated row counts could scan the whole ledger.
  const { rows } = await sql<Omit<Staked, 'amount'> & StoredAmount>`
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
  return { stakes: rows.map(withAmount), until: taken.length < batches ? null : last.at };
}
