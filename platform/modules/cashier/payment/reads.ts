import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { WaitFor } from '../states.ts';
import { paymentOf, type Payment } from './payment.ts';
import { OPEN, selectPayments } from './playerPayments.ts';

export async function pendingPayments(queryable: Queryable, playerId: PlayerId): Promise<readonly Payment[]> {
  const rows = await selectPayments(queryable)
    .where('payment.playerId', '=', playerId)
    .where('payment.processedAt', 'is', null)
    .orderBy('payment.createdAt', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
  return rows.map(paymentOf);
}

interface PendingCount extends Pick<Payment, 'provider' | 'type'> {
  readonly waitsFor: WaitFor;
  readonly count: number;
  /** How many of them wait for longer than was agreed. */
  readonly overdue: number;
  /** Since the provider was called, or else since the payment began. */
  readonly oldestSeconds: number;
}

/** How many payments of each provider are not over, by what they wait for. */
export async function countPending(queryable: Queryable, now: Date): Promise<readonly PendingCount[]> {
  const { rows } = await sql<PendingCount>`
    select provider, type, waits_for as "waitsFor", count(*)::integer as count,
           (count(*) filter (where waits_until < ${now}))::integer as overdue,
           extract(epoch from ${now} - min(coalesce(asked_at, created_at)))::double precision as "oldestSeconds"
    from cashier.payment where processed_at is null group by provider, type, waits_for`.execute(queryable);
  return rows;
}

export async function readPayment(queryable: Queryable, id: string): Promise<Payment> {
  const row = await selectPayments(queryable).where('payment.id', '=', id).executeTakeFirst();
  if (!row) throw new RangeError(`there is no payment ${id}`);
  return paymentOf(row);
}

/** Deposits that may still be paid at their provider, locked. */
export async function openDeposits(tx: Transaction, playerId: PlayerId): Promise<readonly Payment[]> {
  const rows = await selectPayments(tx)
    .where('payment.playerId', '=', playerId)
    .where('payment.type', '=', 'Deposit')
    .where('payment.status', 'in', OPEN)
    .orderBy('payment.id')
    .forUpdate('payment')
    .execute();
  return rows.map(paymentOf);
}

/** GQLO-03: null before the first completed deposit. */
export async function lastCompletedDeposit(
  queryable: Queryable,
  playerId: PlayerId,
): Promise<Payment | null> {
  const row = await selectPayments(queryable)
    .where('payment.playerId', '=', playerId)
    .where('payment.type', '=', 'Deposit')
    .where('payment.status', '=', 'Completed')
    .orderBy('payment.processedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? paymentOf(row) : null;
}

/** The payment last published to the player's subscriptions, and its number; null before the first. */
export async function lastPublishedPayment(
  queryable: Queryable,
  playerId: PlayerId,
): Promise<{ readonly payment: Payment; readonly sequence: number } | null> {
  const row = await selectPayments(queryable)
    .innerJoin('cashier.hearing as heard', 'heard.paymentId', 'payment.id')
    .select('heard.sequence')
    .where('heard.playerId', '=', playerId)
    .executeTakeFirst();
  return row ? { payment: paymentOf(row), sequence: Number(row.sequence) } : null;
}

/** Sums over the lifetime of the account, in minor units of the player's currency. */
export interface LifetimeTotals {
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

/** MONEY-02: total of completed deposits and completed withdrawals. */
export async function lifetimeTotals(queryable: Queryable, playerId: PlayerId): Promise<LifetimeTotals> {
  const { rows } = await sql<LifetimeTotals>`
    select coalesce(sum(amount) filter (where type = 'Deposit'), 0)::bigint as deposited,
           coalesce(sum(amount) filter (where type = 'Withdrawal'), 0)::bigint as withdrawn
    from cashier.payment where player_id = ${playerId} and status = 'Completed'`.execute(queryable);
  return rows[0] ?? { deposited: 0n, withdrawn: 0n };
}

/** MONEY-06: sum of completed deposits since a moment, in euro cents at the rates of their days. */
export async function depositedEuroCents(
  queryable: Queryable,
  playerId: PlayerId,
  since: Date,
): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(euro_cents), 0)::bigint as cents from cashier.payment
    where player_id = ${playerId} and type = 'Deposit' and status = 'Completed' and processed_at >= ${since}`.execute(
    queryable,
  );
  return rows[0]?.cents ?? 0n;
}

interface NamedPayment extends Pick<Payment, 'id' | 'playerId' | 'merchant'> {
  readonly isRefund: boolean;
}

/** Finds the payment for a provider's reference. For money that arrived late, returns the payment that recorded it. */
export async function findByReference(queryable: Queryable, provider: string, reference: string) {
  const { rows } = await sql<NamedPayment>`
    select coalesce(late.id, p.id) as id, p.player_id as "playerId", false as "isRefund", p.merchant
    from cashier.payment p
    left join cashier.payment late on late.late_of = p.id
    where p.id = ${reference} and p.provider = ${provider}
    union all
    select p.id, p.player_id, true, r.merchant from cashier.refund r join cashier.payment p on p.id = r.payment_id
    where r.reference = ${reference} and r.provider = ${provider}`.execute(queryable);
  return rows[0] ?? null;
}

/**
 * Makes the player's payouts that have not been requested yet due now, so that the next run of the job processes them.
 */
export async function rescheduleWaitingPayouts(
  queryable: Queryable,
  playerId: PlayerId,
  now: Date,
): Promise<void> {
  await sql`update cashier.payment set due_at = ${now}
    where player_id = ${playerId} and type = 'Withdrawal' and status = 'Initialized' and asked_at is null`.execute(
    queryable,
  );
}
