import { EVENTS_PATH, MAX_EVENTS } from '@foyer/contract/analytics/eventsEndpoint.ts';
import type { EventsBody, TrackedEvent } from '@foyer/contract/analytics/trackedEvents.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import type { PostInBackground } from '../../transport/http/postInBackground.ts';
import { onPageExit, type ExitedPage } from '../../transport/tracking/pageExit.ts';
import type { Occurrence } from '../../transport/tracking/tracking.ts';
import type { Integration } from './integration.ts';

/** Long enough to send a page's first events in one request. */
const SEND_AFTER_MS = 1_000;

export interface PlatformIntegrationDeps {
  readonly clock: Clock;
  readonly post: PostInBackground;
  readonly page: ExitedPage;
  /** Whether the event was posted before analytics started. */
  readonly isSent: (of: Occurrence) => boolean;
}

/** OPEN-42, the reference integration: the platform counts events by name and stores nothing else. */
export const platformIntegration = ({ clock, post, page, isSent }: PlatformIntegrationDeps): Integration => ({
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
    const stopListening = onPageExit(page, send);

    return Promise.resolve({
      receive(occurrence) {
        if (isSent(occurrence)) return;
        unsent.push(occurrence.event);
        cancelTimer ??= clock.after(SEND_AFTER_MS, send);
      },
      stop() {
        stopListening();
        cancelTimer?.();
        unsent = [];
      },
    });
  },
});
