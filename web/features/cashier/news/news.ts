import { isRoundPlayed, type Payment } from '../payment/payment.ts';
import type { MessageKind } from '../../messages/index.ts';

export interface PaymentNewsItem {
  readonly key:
    | 'deposited'
    | 'reversed'
    | 'paidOut'
    | 'takenBack'
    | 'refused'
    | 'returned'
    | 'held'
    | 'refunded';
  readonly kind: MessageKind;
}

type Told = Pick<Payment, 'type' | 'status' | 'cancelReason' | 'refusal'>;

/** What is worth telling of a payment that has come to its end; a deposit that was left is not. */
export function newsOf(payment: Told): PaymentNewsItem | null {
  const { type, status, cancelReason } = payment;
  const isDeposit = type === 'Deposit';
  if (status === 'Completed') return { key: isDeposit ? 'deposited' : 'paidOut', kind: 'success' };
  if (isRoundPlayed(payment))
    return { key: status === 'RolledBacked' ? 'refunded' : 'held', kind: 'warning' };
  if (status === 'RolledBacked') return { key: isDeposit ? 'reversed' : 'returned', kind: 'warning' };
  if (status !== 'Cancelled' || isDeposit) return null;
  return cancelReason === null ? { key: 'refused', kind: 'warning' } : { key: 'takenBack', kind: 'info' };
}
