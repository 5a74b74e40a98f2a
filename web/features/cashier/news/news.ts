import type { Payment } from '../payment/payment.ts';
import type { MessageKind } from '../../messages/index.ts';

export interface PaymentNewsItem {
  readonly key: 'deposited' | 'reversed' | 'paidOut' | 'takenBack' | 'refused' | 'returned';
  readonly kind: MessageKind;
}

type Told = Pick<Payment, 'type' | 'status' | 'cancelReason'>;

/** What is worth telling of a payment that has come to its end; a deposit that was left is not. */
export function newsOf({ type, status, cancelReason }: Told): PaymentNewsItem | null {
  const isDeposit = type === 'Deposit';
  if (status === 'Completed') return { key: isDeposit ? 'deposited' : 'paidOut', kind: 'success' };
  if (status === 'RolledBacked') return { key: isDeposit ? 'reversed' : 'returned', kind: 'warning' };
  if (status !== 'Cancelled' || isDeposit) return null;
  return cancelReason === null ? { key: 'refused', kind: 'warning' } : { key: 'takenBack', kind: 'info' };
}
