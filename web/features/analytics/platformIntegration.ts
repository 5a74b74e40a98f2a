import {
  MAX_EVENTS,
  EVENTS_PATH,
  type EventsBody,
  type TrackedEvent,
} from '@foyer/contract/analytics/trackedEvents.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import type { PostInBackground } from '../../transport/http/postInBackground.ts';
import type { Integration } from './integration.ts';

/** Long enough to send a page's first events in one request. */
const SEND_AFTER_MS = 1_000;

export interface PlatformIntegrationDeps {
  readonly clock: Clock;
  readonly post: PostInBackground;
  /** The window, whose `pagehide` event says that the visitor leaves the page. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** OPEN-42, the reference integration: the platform counts events by name and stores nothing else. */
export const platformIntegration = ({ clock, post, page }: PlatformIntegrationDeps): Integration => ({
  name: 'platform',
  load() {
    let unsent: TrackedEvent[] = [];
    let cancelTimer: (() => void) | null = null;

    const send = () => {
      cancelTimer?.();
      cancelTimer = null;
      for (; unsent.length > 0; unsent = unsent.slice(MAX_EVENTS)) {
        const body: EventsBody = { events: unsent.slice(0, MAX_EVENTS) };
        post(EVENTS_PATH, body);
      }
    };
    // `pagehide` is the last event that every browser fires before the page is gone.
    page.addEventListener('pagehide', send);

    return Promise.resolve({
      receive({ event }) {
        unsent.push(event);
        cancelTimer ??= clock.after(SEND_AFTER_MS, send);
      },
      stop() {
        page.removeEventListener('pagehide', send);
        cancelTimer?.();
        unsent = [];
      },
    });
  },
});
