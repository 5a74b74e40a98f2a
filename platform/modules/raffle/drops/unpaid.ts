import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { tableExists } from '../../../infra/database/tableExists.ts';
import { prizeKey } from './winners.ts';

/** A prize payment that the ledger makes in the task's transaction. */
export interface Payment {
  readonly drop: string;
  readonly prize: number;
  readonly key: string;
  readonly playerId: PlayerId;
  /** In the wallet currency. */
  readonly amount: Money;
}

/** Records that the winner's balance could not hold a prize, so that each run tries again. */
export async function deferPayment(tx: Transaction, { drop, prize }: Payment): Promise<void> {
  await sql`insert into raffle.unpaid (drop, prize) values (${drop}, ${prize})`.execute(tx);
}

/** The drops with prizes that were not paid. */
export async function unpaidDrops(queryable: Queryable) {
  const { rows } = await sql<{ drop: string; brand: BrandId }>`
    select distinct drop, brand from raffle.unpaid join raffle.winner using (drop, prize)`.execute(queryable);
  return rows;
}

/** Removes the record of a drop's prizes that were not paid. @returns the payments to make */
export async function consumeUnpaid(tx: Transaction, drop: string): Promise<readonly Payment[]> {
  const { rows } = await sql<{ prize: number; playerId: PlayerId; paid: bigint; currency: string }>`
    with consumed as (delete from raffle.unpaid where drop = ${drop} returning drop, prize)
    select prize, player_id as "playerId", paid, currency
    from raffle.winner join consumed using (drop, prize) order by prize`.execute(tx);
  return rows.map(({ prize, playerId, paid, currency }) => ({
    drop,
    prize,
    key: prizeKey(drop, prize),
    playerId,
    amount: money(paid, toCurrency(currency)),
  }));
}

/** The number of prizes that were not paid. */
export async function countUnpaidPrizes(queryable: Queryable): Promise<number> {
  // An audit may read the database of an earlier version.
  if (!(await tableExists(queryable, 'raffle.unpaid'))) return 0;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from raffle.unpaid`.execute(
    queryable,
  );
  return rows[0]?.count ?? 0;
}
