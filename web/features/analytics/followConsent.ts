import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import type { Tracking } from '../../transport/tracking/tracking.ts';
import type { RunningAnalytics } from './analytics.ts';

export interface FollowConsentDeps {
  readonly consent: Pick<ConsentStore, 'current' | 'needsPrompt' | 'subscribe'>;
  readonly tracking: Pick<Tracking, 'refuse'>;
  /** Loads the analytics code and returns the function that starts it. */
  readonly load: () => Promise<() => RunningAnalytics>;
}

/** ANA-01, ANA-02: runs analytics only while the visitor consents to it. @returns the function that stops it */
export function followConsent({ consent, tracking, load }: FollowConsentDeps): () => void {
  let running: RunningAnalytics | null = null;
  let isLoading = false;
  const isGranted = () => consent.current().has('analytics');

  async function begin(): Promise<void> {
    isLoading = true;
    // Offline the code cannot be loaded. Events stay queued until the next consent choice.
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
      // A new consent choice also retries integrations that failed to load before.
      if (running) running.retry();
      else if (!isLoading) void begin();
      return;
    }
    end();
    if (!consent.needsPrompt()) tracking.refuse();
  }

  follow();
  const stopListening = consent.subscribe(follow);
  return () => {
    stopListening();
    end();
  };
}
