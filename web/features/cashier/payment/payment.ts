import type { TransactionPartsFragment } from '@foyer/contract/generated/operations.ts';

export type Payment = TransactionPartsFragment;

export const isOver = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'Completed' || status === 'Cancelled' || status === 'RolledBacked';

/** Money that arrived and may not be played: it is on its way back to where it came from, or is there (LIMIT-12). */
export const isRoundPlayed = ({
  type,
  status,
  refusal,
}: Pick<Payment, 'type' | 'status' | 'refusal'>): boolean =>
  type === 'Deposit' &&
  (status === 'RollbackInitialized' || (status === 'RolledBacked' && refusal?.type !== 'Reversed'));

/** A deposit that brings its player nothing more to do: its provider closes its page, or its money goes back. */
export const isLeft = ({ type, status }: Pick<Payment, 'type' | 'status'>): boolean =>
  type === 'Deposit' && (status === 'CancelInitialized' || status === 'RollbackInitialized');

/** What is known of a payment once more is told of it: what is over stays over, however late an older word comes. */
export const newerOf = (known: Payment, told: Payment): Payment =>
  isOver(known) && !isOver(told) ? known : told;

/** Waits for the player himself, and goes on where he left it; what the bank has taken up is no longer his to give up. */
export const isUnfinished = ({ frameUrl, waitsFor }: Pick<Payment, 'frameUrl' | 'waitsFor'>): boolean =>
  frameUrl !== null && waitsFor?.for !== 'Provider';

/** The one to be told of: the newest that waits for the player, else the newest; null when nothing is under way. */
export const firstUnfinished = (deposits: readonly Payment[]): Payment | null =>
  deposits.find(isUnfinished) ?? deposits[0] ?? null;
