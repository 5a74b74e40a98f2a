import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { accountsOf, saveAccount, type AccountOnFile } from './payment/accounts.ts';
import { paymentHistory, type HistoryPage, type HistoryRequest } from './payment/history.ts';
import { isReversed, saveNotice, earlierVerdict } from './payment/notices.ts';
import { heldCashier, type HeldCashier } from './held/heldCashier.ts';
import type { Payment } from './payment/payment.ts';
import * as reads from './payment/reads.ts';
import { playerPayments, type PlayerPayments, type PaymentsOwner } from './payment/playerPayments.ts';
import type { PaidAccount, PaymentNotice } from './paymentPort.ts';
import type { Verdict } from './states.ts';

/** Stores deposits and withdrawals. The flows move the player's money in the same transaction. */
export interface Cashier {
  /** @param tx a transaction that has locked the player */
  payments(tx: Transaction, owner: PaymentsOwner): PlayerPayments;
  /** Finds the payment for a provider's reference; null when unknown. */
  findByReference(
    queryable: Queryable,
    provider: string,
    reference: string,
  ): Promise<reads.ReferencedPayment | null>;
  earlierVerdict(tx: Transaction, provider: string, notice: PaymentNotice): Promise<Verdict | null>;
  saveNotice(tx: Transaction, provider: string, notice: PaymentNotice, verdict: Verdict): Promise<void>;
  isReversed(tx: Transaction, reference: string): Promise<boolean>;
  /** Deposits that arrived but may not be credited (LIMIT-12), and their refunds. */
  readonly held: HeldCashier;
  accounts(queryable: Queryable, playerId: PlayerId): Promise<readonly AccountOnFile[]>;
  /** @returns the account's id */
  saveAccount(tx: Transaction, payment: Payment, account: PaidAccount): Promise<string>;
  /** Claims up to `most` due payments for this node, for `leaseMs`. */
  claimDue(limit: number, leaseMs: number): Promise<readonly { id: string; playerId: PlayerId }[]>;
  rescheduleWaitingPayouts(tx: Transaction, playerId: PlayerId): Promise<void>;
  /** @throws RangeError when there is no such payment */
  payment(queryable: Queryable, id: string): Promise<Payment>;
  pendingPayments(playerId: PlayerId): Promise<readonly Payment[]>;
  /** Deposits that may still be paid at their provider, locked. */
  openDeposits(tx: Transaction, playerId: PlayerId): Promise<readonly Payment[]>;
  history(request: Omit<HistoryRequest, 'now'>): Promise<HistoryPage>;
  lastCompletedDeposit(playerId: PlayerId): Promise<Payment | null>;
  lastPublishedPayment(playerId: PlayerId): Promise<{ payment: Payment; sequence: number } | null>;
  lifetimeTotals(playerId: PlayerId): Promise<reads.LifetimeTotals>;
  depositedEuroCents(tx: Transaction, playerId: PlayerId, since: Date): Promise<bigint>;
}

export function createCashier({ database, clock }: { database: Database; clock: Clock }): Cashier {
  return {
    payments: (tx, owner) => playerPayments(tx, owner, clock),
    findByReference: reads.findByReference,
    earlierVerdict,
    saveNotice: (tx, provider, notice, verdict) =>
      saveNotice(tx, provider, notice, { verdict, at: clock.now() }),
    isReversed,
    held: heldCashier(clock),
    accounts: accountsOf,
    saveAccount: (tx, payment, account) => saveAccount(tx, payment, account, clock.now()),
    claimDue: (limit, leaseMs) => reads.claimDue(database.query, { now: clock.now(), leaseMs, most: limit }),
    rescheduleWaitingPayouts: (tx, playerId) => reads.rescheduleWaitingPayouts(tx, playerId, clock.now()),
    payment: reads.readPayment,
    openDeposits: reads.openDeposits,
    pendingPayments: (playerId) => reads.pendingPayments(database.query, playerId),
    history: (request) => paymentHistory(database.query, { ...request, now: clock.now() }),
    lastCompletedDeposit: (playerId) => reads.lastCompletedDeposit(database.query, playerId),
    lastPublishedPayment: (playerId) => reads.lastPublishedPayment(database.query, playerId),
    lifetimeTotals: (playerId) => reads.lifetimeTotals(database.query, playerId),
    depositedEuroCents: reads.depositedEuroCents,
  };
}
