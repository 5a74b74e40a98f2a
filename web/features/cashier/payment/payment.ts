import type { TransactionPartsFragment } from '@foyer/contract/generated/operations.ts';

export type Payment = TransactionPartsFragment;

export const isFinal = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'Completed' || status === 'Cancelled' || status === 'RolledBacked';

/**
 * True for a deposit that arrived but was not credited: its money is being refunded or has been refunded
 * (LIMIT-12).
 */
export const isHeldDeposit = ({
  type,
  status,
  refusal,
}: Pick<Payment, 'type' | 'status' | 'refusal'>): boolean =>
  type === 'Deposit' &&
  (status === 'RollbackInitialized' || (status === 'RolledBacked' && refusal?.type !== 'Reversed'));

/**
 * True for a deposit that needs nothing more from the player: the provider is cancelling it, or its money
 * is being refunded.
 */
export const isEnding = ({ type, status }: Pick<Payment, 'type' | 'status'>): boolean =>
  type === 'Deposit' && (status === 'CancelInitialized' || status === 'RollbackInitialized');

/**
 * The newer of two versions of a payment. A final state is never replaced by an earlier state that arrives
 * late.
 */
export const newerOf = (known: Payment, next: Payment): Payment =>
  isFinal(known) && !isFinal(next) ? known : next;

/**
 * Whether the payment waits for the player, who can resume or cancel it. A payment that the bank is
 * processing cannot be cancelled.
 */
export const isUnfinished = ({ frameUrl, waitsFor }: Pick<Payment, 'frameUrl' | 'waitsFor'>): boolean =>
  frameUrl !== null && waitsFor?.for !== 'Provider';

/**
 * The pending deposit to show: the newest that waits for the player, otherwise the newest; null if none is
 * pending.
 */
export const firstUnfinished = (deposits: readonly Payment[]): Payment | null =>
  deposits.find(isUnfinished) ?? deposits[0] ?? null;
