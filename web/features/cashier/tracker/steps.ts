import type { Payment } from '../payment/payment.ts';

export type TrackerStep = 'asked' | 'checked' | 'sent' | 'arrived' | 'takenBack' | 'returned';

type Tracked = Pick<Payment, 'status' | 'waitsFor'>;

const REGULAR_STEPS: readonly TrackerStep[] = ['asked', 'checked', 'sent', 'arrived'];

/** MONEY-08: the steps of a withdrawal and its current step. */
export function stepsOf({ status, waitsFor }: Tracked): {
  readonly steps: readonly TrackerStep[];
  readonly current: number;
} {
  if (status === 'CancelInitialized' || status === 'Cancelled')
    return { steps: ['asked', 'takenBack'], current: status === 'Cancelled' ? 1 : 0 };
  if (status === 'RollbackInitialized' || status === 'RolledBacked')
    return { steps: ['asked', 'sent', 'returned'], current: status === 'RolledBacked' ? 2 : 1 };
  if (status === 'Completed') return { steps: REGULAR_STEPS, current: 3 };
  return { steps: REGULAR_STEPS, current: currentStepOf(waitsFor?.for ?? null) };
}

/** Index of the current step. A withdrawal that waits for nothing but its payout counts as checked. */
function currentStepOf(waitsFor: string | null): number {
  if (waitsFor === null) return 1;
  return waitsFor === 'Provider' ? 2 : waitsFor === 'Weekend' ? 1 : 0;
}
