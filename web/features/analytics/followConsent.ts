import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import type { Tracking } from '../../transport/tracking/tracking.ts';
import type { RunningAnalytics } from './analytics.ts';

export interface FollowConsentDeps {
  readonly consent: Pick<ConsentStore, 'current' | 'isUnasked' | 'subscribe'>;
  readonly tracking: Pick<Tracking, 'refuse'>;
  /** Brings analytics' code: what starts it. */
  readonly load: () => Promise<() => RunningAnalytics>;
}

/** ANA-01, ANA-02: analytics runs while the visitor agrees to it. @returns the way to stop following */
export function followConsent({ consent, tracking, load }: FollowConsentDeps): () => void {
  let running: RunningAnalytics | null = null;
  let isLoading = false;
  const isGranted = () => consent.current().has('analytics');

  async function begin(): Promise<void> {
    isLoading = true;
    // Without a network the code does not come; what happened waits for the next answer.
    const start = await load().catch(() => null);
    isLoading = false;
    if (start && isGranted()) running = start();
  }
  function end(): void {
    running?.stop();
    running = null;
  }
  function follow(): void {
    if (isGranted()) {
      // An answer is also the moment to try again what could not be had at the last one.
      if (running) running.retry();
      else if (!isLoading) void begin();
      return;
    }
    end();
    if (!consent.isUnasked()) tracking.refuse();
  }

  follow();
  const stopListening = consent.subscribe(follow);
  return () => {
    stopListening();
    end();
  };
}
