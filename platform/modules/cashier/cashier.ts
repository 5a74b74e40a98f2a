import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import type { NodeId } from '../../infra/nodes/index.ts';
import { accountsOf, saveAccount } from './payment/accounts.ts';
import { newCardNumberFields } from './payment/newCardNumbers.ts';
import { claimDue, releaseClaims } from './payment/claims.ts';
import { paymentHistory, type HistoryRequest } from './payment/history.ts';
import { earlierVerdict, isReversed, repeatIfConcurrent, saveNotice } from './payment/notices.ts';
import { createApprovals } from './approval/approvals.ts';
import { heldCashier } from './held/heldCashier.ts';
import type { Payment } from './payment/payment.ts';
import * as reads from './payment/reads.ts';
import { paymentMoved, playerPayments, type PaymentsOwner } from './payment/playerPayments.ts';
import type { PaidAccount, PaymentNotice } from './paymentPort.ts';
import type { Verdict } from './states.ts';

interface CashierDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The node that claims payments. Claims of an unknown node end with their time. */
  readonly node?: NodeId | null;
}

/** Stores deposits and withdrawals. The flows move the player's money in the same transaction. */
export function createCashier({ database, clock, node = null }: CashierDeps) {
  return {
    /** @param tx a transaction that has locked the player */
    payments: (tx: Transaction, owner: PaymentsOwner) => playerPayments(tx, owner, clock),
    findByReference: reads.findByReference,
    earlierVerdict,
    repeatIfConcurrent,
    saveNotice: (tx: Transaction, provider: string, notice: PaymentNotice, verdict: Verdict) =>
      saveNotice(tx, provider, notice, { verdict, at: clock.now() }),
    isReversed,
    /** Deposits that arrived but may not be credited (LIMIT-12), and their refunds. */
    held: heldCashier(clock),
    /** Withdrawals that an operator has to approve (MONEY-13). */
    approvals: createApprovals(clock),
    accounts: accountsOf,
    newCardNumberFields,
    saveAccount: (tx: Transaction, payment: Payment, account: PaidAccount) =>
      saveAccount(tx, payment, account, clock.now()),
    releaseClaims: () => releaseClaims(database.query, { node, now: clock.now() }),
    claimDue: (limit: number, leaseMs: number) =>
      claimDue(database.query, { node, now: clock.now(), leaseMs, limit }),
    rescheduleWaitingPayouts: (tx: Transaction, playerId: PlayerId) =>
      reads.rescheduleWaitingPayouts(tx, playerId, clock.now()),
    /** @throws RangeError when there is no such payment */
    payment: reads.readPayment,
    openDeposits: reads.openDeposits,
    pendingPayments: (playerId: PlayerId) => reads.pendingPayments(database.query, playerId),
    countPending: (queryable: Queryable) => reads.countPending(queryable, clock.now()),
    measurements: { paymentMoved },
    history: (request: Omit<HistoryRequest, 'now'>) =>
      paymentHistory(database.query, { ...request, now: clock.now() }),
    lastCompletedDeposit: (playerId: PlayerId) => reads.lastCompletedDeposit(database.query, playerId),
    lastPublishedPayment: (playerId: PlayerId) => reads.lastPublishedPayment(database.query, playerId),
    lifetimeTotals: (playerId: PlayerId) => reads.lifetimeTotals(database.query, playerId),
    depositedEuroCents: reads.depositedEuroCents,
  };
}

export type Cashier = ReturnType<typeof createCashier>;
