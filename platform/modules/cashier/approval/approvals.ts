import { sql } from 'kysely';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { Payment } from '../payment/payment.ts';
import { cashierTables, type Actor, type Approval } from '../tables.ts';
import type { ApprovalDecision } from '../states.ts';
import type { NeededApproval } from './neededApproval.ts';

interface NewDecision {
  readonly decision: ApprovalDecision;
  readonly by: Actor;
  readonly why: string;
}

/** Withdrawals that wait for an operator (MONEY-13). Pass write operations a transaction that has locked the player. */
export const createApprovals = (clock: Clock) => ({
  add: (tx: Transaction, payment: Pick<Payment, 'id' | 'playerId' | 'brand'>, needed: NeededApproval) =>
    insertApproval(tx, payment, { ...needed, requestedAt: clock.now() }),
  read: readApproval,
  /** @returns whether it was open: a decision is never changed */
  decide: (tx: Transaction, paymentId: string, decision: NewDecision) =>
    decideApproval(tx, paymentId, { ...decision, at: clock.now() }),
  list: listOpen,
  sumWith: (tx: Transaction, playerId: PlayerId, amount: Money) =>
    sumWith(tx, { playerId, amount, since: new Date(clock.now().getTime() - DAY) }),
  isKnownAccount,
});

async function insertApproval(
  tx: Transaction,
  { id: paymentId, playerId, brand }: Pick<Payment, 'id' | 'playerId' | 'brand'>,
  terms: NeededApproval & { readonly requestedAt: Date },
): Promise<void> {
  await cashierTables(tx)
    .insertInto('cashier.approval')
    .values({ paymentId, playerId, brand, ...terms })
    .execute();
}

/** Null for a withdrawal that never needed an approval. */
async function readApproval(queryable: Queryable, paymentId: string): Promise<Approval | null> {
  const row = await cashierTables(queryable)
    .selectFrom('cashier.approval')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return row ?? null;
}

async function decideApproval(
  tx: Transaction,
  paymentId: string,
  { decision, by, why, at }: NewDecision & { readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await cashierTables(tx)
    .updateTable('cashier.approval')
    .set({ decision, decidedBy: by, why, decidedAt: at })
    .where('paymentId', '=', paymentId)
    .where('decision', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The undecided ones of a brand, oldest first. */
async function listOpen(queryable: Queryable, brand: string, most: number): Promise<readonly Approval[]> {
  return cashierTables(queryable)
    .selectFrom('cashier.approval')
    .selectAll()
    .where('brand', '=', brand)
    .where('decision', 'is', null)
    .orderBy('requestedAt')
    .orderBy('paymentId')
    .limit(most)
    .execute();
}

/** An amount with the player's withdrawals since a moment that are under way or paid. */
async function sumWith(
  tx: Transaction,
  { playerId, amount, since }: { readonly playerId: PlayerId; readonly amount: Money; readonly since: Date },
): Promise<Money> {
  const { sum } = await cashierTables(tx)
    .selectFrom('cashier.payment')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('playerId', '=', playerId)
    .where('type', '=', 'Withdrawal')
    .where('currency', '=', amount.currency)
    .where('createdAt', '>', since)
    .where('status', 'not in', ['Cancelled', 'RolledBacked'])
    .executeTakeFirstOrThrow();
  return money(amount.minor + sum, amount.currency);
}

/** Whether a withdrawal has been paid to this account of the player. */
async function isKnownAccount(tx: Transaction, accountId: string): Promise<boolean> {
  const paid = await cashierTables(tx)
    .selectFrom('cashier.payment')
    .select('id')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Withdrawal')
    .where('status', '=', 'Completed')
    .executeTakeFirst();
  return paid !== undefined;
}
