import type { Transaction } from '@foyer/contract/generated/resolvers.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { Payment } from './payment.ts';

/** @param mayCancel whether the licence and the player's status allow cancelling a withdrawal (MONEY-03) */
export const presentPayment = (payment: Payment, mayCancel: boolean): Transaction => ({
  id: payment.id,
  type: payment.type,
  status: payment.status,
  provider: payment.provider,
  method: payment.method,
  accountLabel: payment.accountLabel,
  amount: toDecimal(payment.amount),
  fee: toDecimal(payment.fee),
  currency: payment.amount.currency,
  speed: payment.speed,
  createdAt: payment.createdAt,
  processedAt: payment.processedAt,
  waitsFor: payment.wait,
  refusal: payment.refusal && { ...payment.refusal, until: null },
  cancelReason: payment.cancelReason,
  isCancellable: mayCancel && payment.type === 'Withdrawal' && payment.status === 'Initialized',
  frameUrl: payment.type === 'Deposit' && payment.status === 'Initialized' ? payment.frameUrl : null,
});
