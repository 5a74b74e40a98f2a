import { useEffect } from 'react';
import { browserClock } from '../../../transport/clock/clock.ts';
import { follow } from '../payment/follow.ts';
import type { DepositState } from './depositState.ts';

/**
 * Reads a deposit that is under way now and then, and when the page is looked at again: nobody is left waiting for money
 * that is there, though the stream was silent or could not be had.
 */
export function useFollowing(state: DepositState, read: (id: string) => Promise<void>): void {
  const { step } = state;
  const id = state.step === 'paying' || state.step === 'waiting' ? state.payment.id : null;
  useEffect(() => {
    if (id === null) return;
    const ask = () => void read(id);
    const shown = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', shown);
    const stop = follow(ask, browserClock);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      stop();
    };
    // Back from the frame it is asked about soon again.
  }, [id, step, read]);
}
