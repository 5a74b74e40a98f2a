import { sql, type RawBuilder } from 'kysely';
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
  /** The studio's id of the stake or of its rollback. */
  readonly transactionId: string;
  /** Negative for a rollback. */
  readonly amount: Money;
  /** Time of the stake, also for its rollback. */
  readonly at: Date;
}

/**
 * Consumes the new stakes and rollbacks of up to `batches` commits, oldest first; they are removed when `tx`
 * commits. Free rounds and sportsbook coupons are not included.
 * @returns also the time up to which all new stakes have been read, if more of them wait
 */
export async function consumeStakes(tx: Transaction, batches: number) {
  const rows = await consume(tx, sql`returned_by is null`, batches);
  const last = rows.at(-1);
  const until = !last || rows.length < batches ? null : last.at;
  return { stakes: rows.flatMap(toStakes), until };
}

/** Stores the consumed stakes of a brand again, because they could not be processed. */
export async function returnStakes(
  tx: Transaction,
  brand: BrandId,
  stakes: readonly Staked[],
): Promise<void> {
  const [first] = stakes;
  if (!first) return;
  const entries = stakes.map(
    ({ amount: { minor, currency }, at, transactionId: key, ...stake }): StakedEntry => ({
      ...stake,
      currency,
      minor: `${minor}`,
      at: at.toISOString(),
      key,
    }),
  );
  await sql`insert into wallet.staked (stakes, gathered_at, returned_by)
    values (${JSON.stringify(entries)}::jsonb, ${first.at}, ${brand})`.execute(tx);
}

/** The brands with stakes that were returned. */
export async function brandsOfReturnedStakes(tx: Transaction): Promise<readonly BrandId[]> {
  const { rows } = await sql<{ brand: BrandId }>`
    select distinct returned_by as brand from wallet.staked where returned_by is not null`.execute(tx);
  return rows.map(({ brand }) => brand);
}

/** Each row has the stakes of one run of the job. */
const MAX_RETURNED_ROWS = 20;

/** Consumes stakes of a brand that were returned, oldest first, in limited numbers. */
export async function consumeReturnedStakes(tx: Transaction, brand: BrandId): Promise<readonly Staked[]> {
  return (await consume(tx, sql`returned_by = ${brand}`, MAX_RETURNED_ROWS)).flatMap(toStakes);
}

interface StakedRow {
  readonly stakes: readonly StakedEntry[];
  readonly at: Date;
}

async function consume(tx: Transaction, which: RawBuilder<unknown>, most: number) {
  const { rows } = await sql<StakedRow>`
    with consumed as (
      delete from wallet.staked where id in (select id from wallet.staked where ${which} order by id limit ${most})
      returning id, stakes, gathered_at)
    select stakes, gathered_at as at from consumed order by id`.execute(tx);
  return rows;
}

const toStakes = ({ stakes }: StakedRow): readonly Staked[] =>
  stakes.map(({ brand, playerId, studio, game, key, minor, currency, at }) => ({
    brand,
    playerId,
    studio,
    game,
    transactionId: key,
    amount: money(BigInt(minor), currency),
    at: new Date(at),
  }));
