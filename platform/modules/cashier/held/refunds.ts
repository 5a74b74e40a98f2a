import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { cashierTables, type Refund } from '../tables.ts';
import type { RefundState } from '../states.ts';

export type NewRefund = Pick<
  Refund,
  'paymentId' | 'provider' | 'providerMethod' | 'merchant' | 'accountId' | 'by' | 'why'
>;

export async function insertRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<Refund> {
  return cashierTables(tx)
    .insertInto('cashier.refund')
    .values({ ...refund, reference: randomUUID(), state: 'Sending', createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function lastRefund(queryable: Queryable, paymentId: string): Promise<Refund | null> {
  const row = await cashierTables(queryable)
    .selectFrom('cashier.refund')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy(sql`state in ('Sending', 'Accepted') desc`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function findRefund(queryable: Queryable, reference: string): Promise<Refund | null> {
  const row = await cashierTables(queryable)
    .selectFrom('cashier.refund')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

export type RefundChange = Partial<Pick<Refund, 'state' | 'providerReason' | 'tries' | 'merchant'>>;

export async function changeRefund(
  tx: Transaction,
  reference: string,
  change: RefundChange,
  now: Date,
): Promise<void> {
  await cashierTables(tx)
    .updateTable('cashier.refund')
    .set({ ...change, ...(change.state && { endedAt: isPending(change.state) ? null : now }) })
    .where('reference', '=', reference)
    .execute();
}

export const isPending = (state: RefundState): boolean => state === 'Sending' || state === 'Accepted';
