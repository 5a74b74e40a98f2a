import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { accountsOf, saveAccount, type AccountOnFile } from './payment/accounts.ts';
import { paymentHistory, type HistoryPage, type HistoryRequest } from './payment/history.ts';
import { isReversed, saveNotice, knownVerdict } from './payment/notices.ts';
import { heldCashier, type HeldCashier } from './held/heldCashier.ts';
import type { Payment } from './payment/payment.ts';
import * as reads from './payment/reads.ts';
import { playerPayments, type PlayerPayments, type PaymentsOwner } from './payment/playerPayments.ts';
import type { PaidAccount, PaymentNotice } from './paymentPort.ts';
import type { Verdict } from './states.ts';

/** Stores deposits and withdrawals. The flows move the player's money in the same transaction. */
export interface Cashier {
  /** @param tx a transaction that has locked the player */
  till(tx: Transaction, holder: PaymentsOwner): PlayerPayments;
  /** Finds the payment for a provider's reference; null when unknown. */
  named(queryable: Queryable, provider: string, reference: string): Promise<reads.NamedPayment | null>;
  knownVerdict(tx: Transaction, provider: string, notice: PaymentNotice): Promise<Verdict | null>;
  keepNotice(tx: Transaction, provider: string, notice: PaymentNotice, verdict: Verdict): Promise<void>;
  isReversed(tx: Transaction, reference: string): Promise<boolean>;
  /** Deposits that arrived but may not be credited (LIMIT-12), and their refunds. */
  readonly held: HeldCashier;
  accounts(queryable: Queryable, playerId: PlayerId): Promise<readonly AccountOnFile[]>;
  /** @returns the account's id */
  keepAccount(tx: Transaction, payment: Payment, account: PaidAccount): Promise<string>;
  /** Claims up to `most` due payments for this node, for `leaseMs`. */
  claimDue(most: number, leaseMs: number): Promise<readonly { id: string; playerId: PlayerId }[]>;
  wakeHeld(tx: Transaction, playerId: PlayerId): Promise<void>;
  /** @throws RangeError when there is no such payment */
  payment(queryable: Queryable, id: string): Promise<Payment>;
  underWay(playerId: PlayerId): Promise<readonly Payment[]>;
  /** Deposits that may still be paid at their provider, locked. */
  openDeposits(tx: Transaction, playerId: PlayerId): Promise<readonly Payment[]>;
  history(request: Omit<HistoryRequest, 'now'>): Promise<HistoryPage>;
  lastCompletedDeposit(playerId: PlayerId): Promise<Payment | null>;
  lastHeard(playerId: PlayerId): Promise<{ payment: Payment; sequence: number } | null>;
  movedInAll(playerId: PlayerId): Promise<reads.MovedMinor>;
  depositedEuroCents(tx: Transaction, playerId: PlayerId, since: Date): Promise<bigint>;
}

export function createCashier({ database, clock }: { database: Database; clock: Clock }): Cashier {
  return {
    till: (tx, holder) => playerPayments(tx, holder, clock),
    named: reads.paymentNamed,
    knownVerdict,
    keepNotice: (tx, provider, notice, verdict) =>
      saveNotice(tx, provider, notice, { verdict, at: clock.now() }),
    isReversed,
    held: heldCashier(clock),
    accounts: accountsOf,
    keepAccount: (tx, payment, account) => saveAccount(tx, payment, account, clock.now()),
    claimDue: (most, leaseMs) => reads.claimDue(database.query, { now: clock.now(), leaseMs, most }),
    wakeHeld: (tx, playerId) => reads.rescheduleWaitingPayouts(tx, playerId, clock.now()),
    payment: reads.readPayment,
    openDeposits: reads.openDeposits,
    underWay: (playerId) => reads.pendingPayments(database.query, playerId),
    history: (request) => paymentHistory(database.query, { ...request, now: clock.now() }),
    lastCompletedDeposit: (playerId) => reads.lastCompletedDeposit(database.query, playerId),
    lastHeard: (playerId) => reads.lastPublishedPayment(database.query, playerId),
    movedInAll: (playerId) => reads.movedInAll(database.query, playerId),
    depositedEuroCents: reads.depositedEuroCents,
  };
}
