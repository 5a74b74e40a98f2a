import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import type { Tracking } from '../../transport/tracking/tracking.ts';

export interface FollowParts {
  readonly consent: Pick<ConsentStore, 'current' | 'isUnasked' | 'subscribe'>;
  readonly tracking: Pick<Tracking, 'refuse'>;
  /** Brings analytics' code: what starts it, and answers with the way to end it. */
  readonly load: () => Promise<() => () => void>;
}

/** ANA-01, ANA-02: analytics runs while the visitor agrees to it. @returns the way to stop following */
export function followConsent({ consent, tracking, load }: FollowParts): () => void {
  let stop: (() => void) | null = null;
  let isLoading = false;
  const isGranted = () => consent.current().has('analytics');

  async function begin(): Promise<void> {
    isLoading = true;
    // Without a network the code does not come; what happened waits for the next answer.
    const start = await load().catch(() => null);
    isLoading = false;
    if (start && isGranted()) stop = start();
  }
  function end(): void {
    stop?.();
    stop = null;
  }
  function follow(): void {
    if (isGranted()) {
      if (!stop && !isLoading) void begin();
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
