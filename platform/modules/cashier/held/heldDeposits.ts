import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { cashierTables, type HeldDepositRow } from '../tables.ts';
import type { HeldOutcome } from '../states.ts';

/** Deposit money that arrived but may not be credited (LIMIT-12). */
export interface HeldDeposit {
  readonly paymentId: string;
  readonly playerId: PlayerId;
  readonly brand: string;
  readonly reason: string;
  readonly rule: string;
  /** The account the money came from; null when the provider did not report it. */
  readonly accountId: string | null;
  /** Key of the pending transfer in the ledger. */
  readonly transferKey: string;
  /** Why an operator must decide; null while the platform refunds it automatically. */
  readonly needsOperator: string | null;
  readonly reversedAt: Date | null;
  readonly heldAt: Date;
  readonly outcome: HeldOutcome | null;
}

export type NewHeldDeposit = Omit<HeldDeposit, 'reversedAt' | 'outcome'>;

/** Call in a transaction that has locked the player. */
export async function insertHeld(tx: Transaction, held: NewHeldDeposit): Promise<void> {
  await cashierTables(tx)
    .insertInto('cashier.held_deposit')
    .values({
      payment_id: held.paymentId,
      player_id: held.playerId,
      brand: held.brand,
      reason: held.reason,
      rule: held.rule,
      account_id: held.accountId,
      transfer_key: held.transferKey,
      needs_operator: held.needsOperator,
      held_at: held.heldAt,
    })
    .execute();
}

/** Null for a deposit that was never held. */
export async function readHeld(queryable: Queryable, paymentId: string): Promise<HeldDeposit | null> {
  const row = await cashierTables(queryable)
    .selectFrom('cashier.held_deposit')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row ? heldOf(row) : null;
}

export interface HeldChange {
  readonly needsOperator?: string | null;
  readonly reversedAt?: Date;
  readonly transferKey?: string;
  /** Null: the bank returned the refund, so the money is held again. */
  readonly outcome?: HeldOutcome | null;
}

export async function changeHeld(
  tx: Transaction,
  paymentId: string,
  { needsOperator, reversedAt, transferKey, outcome }: HeldChange,
  now: Date,
): Promise<void> {
  await cashierTables(tx)
    .updateTable('cashier.held_deposit')
    .set({
      ...(needsOperator !== undefined && { needs_operator: needsOperator }),
      ...(reversedAt !== undefined && { reversed_at: reversedAt }),
      ...(transferKey !== undefined && { transfer_key: transferKey }),
      ...(outcome !== undefined && { outcome, ended_at: outcome === null ? null : now }),
    })
    .where('payment_id', '=', paymentId)
    .execute();
}

/** Lists a brand's held deposits that are not settled yet, oldest first. */
export async function listHeld(
  queryable: Queryable,
  brand: string,
  most: number,
): Promise<readonly HeldDeposit[]> {
  const rows = await cashierTables(queryable)
    .selectFrom('cashier.held_deposit')
    .selectAll()
    .where('brand', '=', brand)
    .where('outcome', 'is', null)
    .orderBy('held_at')
    .limit(most)
    .execute();
  return rows.map(heldOf);
}

const heldOf = (row: HeldDepositRow): HeldDeposit => ({
  paymentId: row.payment_id,
  playerId: row.player_id,
  brand: row.brand,
  reason: row.reason,
  rule: row.rule,
  accountId: row.account_id,
  transferKey: row.transfer_key,
  needsOperator: row.needs_operator,
  reversedAt: row.reversed_at,
  heldAt: row.held_at,
  outcome: row.outcome,
});
