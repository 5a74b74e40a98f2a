import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { Actor } from '../payment/playerPayments.ts';
import { cashierTables, type RefundRow } from '../tables.ts';
import type { RefundState } from '../states.ts';

/** A payout that returns held money. */
export interface Refund {
  /** Idempotency key at the provider: repeated requests never pay twice. */
  readonly reference: string;
  readonly paymentId: string;
  readonly provider: string;
  readonly providerMethod: string;
  readonly accountId: string;
  readonly state: RefundState;
  readonly providerReason: string | null;
  readonly tries: number;
}

export interface NewRefund extends Pick<Refund, 'paymentId' | 'provider' | 'providerMethod' | 'accountId'> {
  readonly by: Actor;
  readonly why: string;
}

export async function insertRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<Refund> {
  const row = await cashierTables(tx)
    .insertInto('cashier.refund')
    .values({
      reference: randomUUID(),
      payment_id: refund.paymentId,
      provider: refund.provider,
      provider_method: refund.providerMethod,
      account_id: refund.accountId,
      state: 'Sending',
      by: refund.by,
      why: refund.why,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return refundOf(row);
}

/** Returns the last refund of a held deposit; null when there was none. */
export async function lastRefund(queryable: Queryable, paymentId: string): Promise<Refund | null> {
  const row = await cashierTables(queryable)
    .selectFrom('cashier.refund')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy(sql`state in ('Sending', 'Accepted') desc`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? refundOf(row) : null;
}

export async function findRefund(queryable: Queryable, reference: string): Promise<Refund | null> {
  const row = await cashierTables(queryable)
    .selectFrom('cashier.refund')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? refundOf(row) : null;
}

export async function changeRefund(
  tx: Transaction,
  reference: string,
  { state, providerReason, tries }: Partial<Pick<Refund, 'state' | 'providerReason' | 'tries'>>,
  now: Date,
): Promise<void> {
  await cashierTables(tx)
    .updateTable('cashier.refund')
    .set({
      ...(tries !== undefined && { tries }),
      ...(providerReason !== undefined && { provider_reason: providerReason }),
      ...(state !== undefined && { state, ended_at: isPending(state) ? null : now }),
    })
    .where('reference', '=', reference)
    .execute();
}

export const isPending = (state: RefundState): boolean => state === 'Sending' || state === 'Accepted';

const refundOf = (row: RefundRow): Refund => ({
  reference: row.reference,
  paymentId: row.payment_id,
  provider: row.provider,
  providerMethod: row.provider_method,
  accountId: row.account_id,
  state: row.state,
  providerReason: row.provider_reason,
  tries: row.tries,
});
