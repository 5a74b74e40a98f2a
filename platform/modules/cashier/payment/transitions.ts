import type { TransactionStatus } from '@foyer/contract/generated/resolvers.ts';

/**
 * OPEN-02: where a payment may go from where it is. A cancelling that the provider is asked about goes back or ends as
 * completed where the provider says that it came too late. Held money that is being returned may be released, and is
 * held again where the bank sends the refund back; docs/decisions has the pages.
 */
const NEXT: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  Initialized: ['Completed', 'CancelInitialized', 'RollbackInitialized'],
  CancelInitialized: ['Cancelled', 'Initialized', 'Completed', 'RollbackInitialized'],
  Completed: ['RollbackInitialized'],
  RollbackInitialized: ['RolledBacked', 'Completed'],
  Cancelled: [],
  RolledBacked: ['RollbackInitialized'],
};

/** The way from one status to another, each step of it; a payment that is rolled back, say, begins to be first. */
export function transitionPath(from: TransactionStatus, to: TransactionStatus): readonly TransactionStatus[] {
  if (NEXT[from].includes(to)) return [to];
  const between = NEXT[from].find((status) => NEXT[status].includes(to));
  const isWay = between && from !== to && (to === 'Cancelled' || to === 'RolledBacked');
  if (!isWay) throw new RangeError(`no payment goes from ${from} to ${to}`);
  return [between, to];
}
