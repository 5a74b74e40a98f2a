import { browserClock, type Clock } from '../clock/clock.ts';

/** Of the browser, as much as is used. */
interface Surroundings {
  readonly navigator: Pick<Navigator, 'onLine'>;
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

export interface ConnectionDeps {
  readonly surroundings: () => Surroundings;
  readonly clock: Clock;
  /** Resolves with whether the platform could be reached. */
  readonly reach: () => Promise<boolean>;
}

export interface Connection {
  isOnline(): boolean;
  /** Told of each loss and each return. */
  subscribe(changed: () => void): () => void;
  /** A call has failed: asks whether the platform can be reached at all. */
  check(): Promise<boolean>;
  /** Listens to the browser. @returns the way to stop */
  start(): () => void;
}

const AGAIN_AFTER_MS = 5000;

/** A line that is silent for as long is none: who waits for the answer is kept waiting before a page that is coming. */
const ANSWERS_WITHIN_MS = 10_000;

/** Whether we are connected: what the browser says, and what calls that failed have shown. */
export function connection({ surroundings, clock, reach }: ConnectionDeps): Connection {
  let online = true;
  let callOff = () => {};
  const listeners = new Set<() => void>();

  function become(next: boolean) {
    callOff();
    // The browser tells when a cable is back, and nobody tells when a platform is.
    if (!next) callOff = clock.after(AGAIN_AFTER_MS, () => void check());
    if (next === online) return;
    online = next;
    for (const listener of listeners) listener();
  }

  async function check(): Promise<boolean> {
    become(surroundings().navigator.onLine && (await reach()));
    return online;
  }

  return {
    isOnline: () => online,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    check,
    start() {
      const page = surroundings();
      const look = () => void check();
      page.addEventListener('online', look);
      page.addEventListener('offline', look);
      return () => {
        callOff();
        page.removeEventListener('online', look);
        page.removeEventListener('offline', look);
      };
    },
  };
}

/** Any answer of the platform is one; being unwell is another matter than being out of reach. */
const reachPlatform = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    () => true,
    () => false,
  );

export const browserConnection: Connection = connection({
  surroundings: () => window,
  clock: browserClock,
  reach: reachPlatform,
});
