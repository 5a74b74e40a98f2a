import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { StakedEntry } from '../posting/batch/batch.ts';

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

/**
 * Consumes the stakes and rollbacks of up to `batches` commits, oldest first; they are removed when `tx`
 * commits. Free rounds and sportsbook coupons are not included.
 * @returns also the time up to which all stakes have been read, if more of them wait
 */
export async function consumeStakes(tx: Transaction, batches: number) {
  const { rows: consumed } = await sql<{ stakes: readonly StakedEntry[]; at: Date }>`
    with consumed as (
      delete from wallet.staked where id in (select id from wallet.staked order by id limit ${batches})
      returning id, stakes, gathered_at)
    select stakes, gathered_at as at from consumed order by id`.execute(tx);
  const last = consumed.at(-1);
  if (!last) return { stakes: [], until: null };
  const stakes = consumed.flatMap((batch) =>
    batch.stakes.map(({ brand, playerId, studio, game, minor, currency, at }) => ({
      brand,
      playerId,
      studio,
      game,
      amount: money(BigInt(minor), currency),
      at: new Date(at),
    })),
  );
  return { stakes, until: consumed.length < batches ? null : last.at };
}
