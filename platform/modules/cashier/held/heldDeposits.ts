import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { cashierTables, type HeldDeposit, type NewHeldDeposit } from '../tables.ts';

/** Call in a transaction that has locked the player. */
export async function insertHeld(tx: Transaction, held: NewHeldDeposit): Promise<void> {
  await cashierTables(tx).insertInto('cashier.held_deposit').values(held).execute();
}

/** Reads a held deposit; null for a deposit that was never held. */
export async function readHeld(queryable: Queryable, paymentId: string): Promise<HeldDeposit | null> {
  const row = await cashierTables(queryable)
    .selectFrom('cashier.held_deposit')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

/** `outcome` null: the bank returned the refund, so the money is held again. */
export type HeldChange = Partial<
  Pick<HeldDeposit, 'reason' | 'rule' | 'needsOperator' | 'reversedAt' | 'transferKey' | 'outcome' | 'heldAt'>
>;

export async function changeHeld(
  tx: Transaction,
  paymentId: string,
  change: HeldChange,
  now: Date,
): Promise<void> {
  await cashierTables(tx)
    .updateTable('cashier.held_deposit')
    .set({ ...change, ...(change.outcome !== undefined && { endedAt: change.outcome && now }) })
    .where('paymentId', '=', paymentId)
    .execute();
}

export async function listHeld(queryable: Queryable, brand: string, most: number) {
  return cashierTables(queryable)
    .selectFrom('cashier.held_deposit')
    .selectAll()
    .where('brand', '=', brand)
    .where('outcome', 'is', null)
    .orderBy('heldAt')
    .limit(most)
    .execute();
}
