import type { TransactionPartsFragment } from '@foyer/contract/generated/operations.ts';
import type { MessageKind } from '../../messages/index.ts';

export interface PaymentNewsItem {
  readonly key: 'deposited' | 'reversed' | 'paidOut' | 'takenBack' | 'refused' | 'returned';
  readonly kind: MessageKind;
}

type Told = Pick<TransactionPartsFragment, 'type' | 'status' | 'cancelReason'>;

/** What is worth telling of a payment that has come to its end; a deposit that was left is not. */
export function newsOf({ type, status, cancelReason }: Told): PaymentNewsItem | null {
  const isDeposit = type === 'Deposit';
  if (status === 'Completed') return { key: isDeposit ? 'deposited' : 'paidOut', kind: 'success' };
  if (status === 'RolledBacked') return { key: isDeposit ? 'reversed' : 'returned', kind: 'warning' };
  if (status !== 'Cancelled' || isDeposit) return null;
  return cancelReason === null ? { key: 'refused', kind: 'warning' } : { key: 'takenBack', kind: 'info' };
}

/**
 * Reads a stream that opens, and opens anew after a break, with the change it told last: what is no news to this page
 * is not told again.
 */
export function newsReader(): (
  payment: Told & Pick<TransactionPartsFragment, 'id'>,
) => PaymentNewsItem | null {
  const known = new Set<string>();
  let isFirst = true;
  return (payment) => {
    const name = `${payment.id} ${payment.status}`;
    const isNews = !isFirst && !known.has(name);
    isFirst = false;
    known.add(name);
    return isNews ? newsOf(payment) : null;
  };
}
