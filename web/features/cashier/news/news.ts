import { isHeldDeposit, type Payment } from '../payment/payment.ts';
import type { MessageKind } from '../../../ui/toast/toasts.ts';

interface PaymentNewsItem {
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

type NewsPayment = Pick<Payment, 'type' | 'status' | 'cancelReason' | 'refusal'>;

/** Toast for a payment in a final state. There is none for a deposit that the player abandoned. */
export function newsOf(payment: NewsPayment): PaymentNewsItem | null {
  const { type, status, cancelReason, refusal } = payment;
  const isDeposit = type === 'Deposit';
  if (status === 'Completed') return { key: isDeposit ? 'deposited' : 'paidOut', kind: 'success' };
  if (isHeldDeposit(payment))
    return { key: status === 'RolledBacked' ? 'refunded' : 'held', kind: 'warning' };
  if (refusal?.type === 'RefundedByOperator')
    return status === 'RolledBacked' ? { key: 'refunded', kind: 'info' } : null;
  if (status === 'RolledBacked') return { key: isDeposit ? 'reversed' : 'returned', kind: 'warning' };
  if (status !== 'Cancelled' || isDeposit) return null;
  return cancelReason === null ? { key: 'refused', kind: 'warning' } : { key: 'takenBack', kind: 'info' };
}
