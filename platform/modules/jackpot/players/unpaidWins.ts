import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { tableExists } from '../../../infra/database/tableExists.ts';

/** The payment of a win, or of a player's share of the shared pot. */
export interface Payment {
  /** Idempotency key of the ledger's transfer: the id of the win, for a share followed by the player. */
  readonly key: string;
  readonly brand: BrandId;
  readonly playerId: PlayerId;
  readonly amount: Money;
}

/** Records that the player's balance could not hold a payment, so that each check tries again. */
export async function deferPayment(
  tx: Transaction,
  { key, brand, playerId, amount }: Payment,
  now: Date,
): Promise<void> {
  await sql`insert into jackpot.unpaid (key, brand, player_id, amount, currency, since)
    values (${key}, ${brand}, ${playerId}, ${amount.minor}, ${amount.currency}, ${now})`.execute(tx);
}

/** The payments that were not made, of all brands, oldest first. The caller holds the jackpot lock. */
export async function readUnpaid(tx: Transaction): Promise<readonly Payment[]> {
  const { rows } = await sql<Omit<Payment, 'amount'> & { minor: bigint; currency: string }>`
    select key, brand, player_id as "playerId", amount as minor, currency from jackpot.unpaid
    order by since, key`.execute(tx);
  return rows.map(({ minor, currency, ...payment }) => ({
    ...payment,
    amount: money(minor, toCurrency(currency)),
  }));
}

/** Removes the record of a payment that the caller's transaction has made. */
export async function forgetUnpaid(tx: Transaction, { key }: Payment): Promise<void> {
  await sql`delete from jackpot.unpaid where key = ${key}`.execute(tx);
}

/** The number of jackpot payments that were not made. */
export async function countUnpaidWins(queryable: Queryable): Promise<number> {
  // An audit may read the database of an earlier version.
  if (!(await tableExists(queryable, 'jackpot.unpaid'))) return 0;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jackpot.unpaid`.execute(
    queryable,
  );
  return rows[0]?.count ?? 0;
}
