import type { TransactionStatus } from '@foyer/contract/generated/resolvers.ts';

/**
 * OPEN-02: allowed status transitions. A requested cancellation that reaches the provider too late is reverted, or the
 * payment completes. A refund of held money can be stopped, and the money is held again if the bank returns the refund.
 * See docs/decisions.
 */
const TRANSITIONS: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  Initialized: ['Completed', 'CancelInitialized', 'RollbackInitialized'],
  CancelInitialized: ['Cancelled', 'Initialized', 'Completed', 'RollbackInitialized'],
  Completed: ['RollbackInitialized'],
  RollbackInitialized: ['RolledBacked', 'Completed'],
  Cancelled: [],
  RolledBacked: ['RollbackInitialized'],
};

/**
 * Returns the statuses passed on the way to `to`; a rollback, for example, passes through
 * `RollbackInitialized`.
 */
export function transitionPath(from: TransactionStatus, to: TransactionStatus): readonly TransactionStatus[] {
  if (TRANSITIONS[from].includes(to)) return [to];
  const between = TRANSITIONS[from].find((status) => TRANSITIONS[status].includes(to));
  const isAllowed = between && from !== to && (to === 'Cancelled' || to === 'RolledBacked');
  if (!isAllowed) throw new RangeError(`no payment goes from ${from} to ${to}`);
  return [between, to];
}
