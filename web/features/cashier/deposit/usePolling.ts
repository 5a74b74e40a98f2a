import { useEffect } from 'react';
import { browserClock } from '../../../transport/clock/clock.ts';
import { pollWithBackoff } from '../payment/pollWithBackoff.ts';
import type { DepositState } from './depositState.ts';

/** Polls a pending deposit, so that its result appears even if the event stream fails. */
export function usePolling(state: DepositState, read: (id: string) => Promise<void>): void {
  const { step } = state;
  const id = state.step === 'paying' || state.step === 'waiting' ? state.payment.id : null;
  useEffect(() => {
    if (id === null) return;
    const poll = () => void read(id);
    const shown = () => {
      if (document.visibilityState === 'visible') poll();
    };
    document.addEventListener('visibilitychange', shown);
    const stop = pollWithBackoff(poll, browserClock);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      stop();
    };
    // The effect depends on `step` to restart with the short interval after the return from the frame.
  }, [id, step, read]);
}
