import type { Payment } from '../payment/payment.ts';

const REGULAR_STEPS = ['asked', 'checked', 'sent', 'arrived'] as const;

/** MONEY-08: the steps of a withdrawal, and the index of the current one. */
export function stepsOf({ status, waitsFor }: Pick<Payment, 'status' | 'waitsFor'>) {
  if (status === 'CancelInitialized' || status === 'Cancelled')
    return { steps: ['asked', 'takenBack'] as const, current: status === 'Cancelled' ? 1 : 0 };
  if (status === 'RollbackInitialized' || status === 'RolledBacked')
    return { steps: ['asked', 'sent', 'returned'] as const, current: status === 'RolledBacked' ? 2 : 1 };
  if (status === 'Completed') return { steps: REGULAR_STEPS, current: 3 };
  return { steps: REGULAR_STEPS, current: currentStepOf(waitsFor?.for ?? null) };
}

/** A withdrawal that waits only for its payout counts as checked. */
function currentStepOf(waitsFor: string | null): number {
  if (waitsFor === null) return 1;
  return waitsFor === 'Provider' ? 2 : waitsFor === 'Weekend' ? 1 : 0;
}
