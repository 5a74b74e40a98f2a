import { browserClock, type Clock } from '../clock/clock.ts';
import { createStore } from '../store/store.ts';

/** The fields of the window that are used. */
interface BrowserWindow {
  readonly navigator: Pick<Navigator, 'onLine'>;
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

export interface ConnectionDeps {
  readonly browserWindow: () => BrowserWindow;
  readonly clock: Clock;
  /** Requests the health check of the platform. @returns whether the platform is reachable */
  readonly reach: () => Promise<boolean>;
}

const RETRY_DELAY_MS = 5000;

/** Health check timeout in milliseconds. Navigation waits for the result before it shows an error. */
const HEALTH_TIMEOUT_MS = 10_000;

/** Connection status, from the browser's events and from health checks after failed requests. */
export function connection({ browserWindow, clock, reach }: ConnectionDeps) {
  const online = createStore(true);
  let cancel = () => {};

  function update(next: boolean) {
    cancel();
    // While offline, the status is polled: the browser reports when the network returns, but not when the
    // platform does.
    if (!next) cancel = clock.after(RETRY_DELAY_MS, () => void check());
    online.set(next);
  }

  /** Call after a failed request: checks whether the platform is reachable. */
  async function check(): Promise<boolean> {
    update(browserWindow().navigator.onLine && (await reach()));
    return online.get();
  }

  return {
    isOnline: online.get,
    /** Called on each loss and each recovery. */
    subscribe: online.subscribe,
    check,
    /** Listens to the browser's online and offline events. @returns stop function */
    start() {
      const page = browserWindow();
      const recheck = () => void check();
      page.addEventListener('online', recheck);
      page.addEventListener('offline', recheck);
      return () => {
        cancel();
        page.removeEventListener('online', recheck);
        page.removeEventListener('offline', recheck);
      };
    },
  };
}

/** Any response counts, because an unhealthy platform is still reachable. */
const reachPlatform = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

export const browserConnection = connection({
  browserWindow: () => window,
  clock: browserClock,
  reach: reachPlatform,
});
