import type { TransactionPartsFragment } from '@foyer/contract/generated/operations.ts';

export type Payment = TransactionPartsFragment;

export const isFinal = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'Completed' || status === 'Cancelled' || status === 'RolledBacked';

/** Reasons why a deposit that had been credited is not in the balance any more. */
const TAKEN_BACK: ReadonlySet<string | undefined> = new Set(['Reversed', 'RefundedByOperator']);

/** LIMIT-12: whether the deposit arrived but was not credited. The platform refunds such a deposit. */
export const isHeldDeposit = ({
  type,
  status,
  refusal,
}: Pick<Payment, 'type' | 'status' | 'refusal'>): boolean =>
  type === 'Deposit' &&
  (status === 'RollbackInitialized' || status === 'RolledBacked') &&
  !TAKEN_BACK.has(refusal?.type);

/** Whether the deposit is being cancelled or refunded and needs nothing more from the player. */
export const isEnding = ({ type, status }: Pick<Payment, 'type' | 'status'>): boolean =>
  type === 'Deposit' && (status === 'CancelInitialized' || status === 'RollbackInitialized');

/** The newer of two versions. A final state is never replaced by an earlier state that arrives late. */
export const newerOf = (known: Payment, next: Payment): Payment =>
  isFinal(known) && !isFinal(next) ? known : next;

/** Whether the payment waits for the player, who can resume or cancel it. */
export const isUnfinished = ({ frameUrl, waitsFor }: Pick<Payment, 'frameUrl' | 'waitsFor'>): boolean =>
  frameUrl !== null && waitsFor?.for !== 'Provider';

/** The newest pending deposit, preferably one that waits for the player. */
export const firstUnfinished = (deposits: readonly Payment[]): Payment | null =>
  deposits.find(isUnfinished) ?? deposits[0] ?? null;
