import { EVENTS_PATH, MAX_EVENTS } from '@foyer/contract/analytics/eventsEndpoint.ts';
import type { EventsBody } from '@foyer/contract/analytics/trackedEvents.ts';
import type { ConsentStore } from '../consent/consentStore.ts';
import type { PostInBackground } from '../http/postInBackground.ts';
import { onPageExit, type ExitedPage } from './pageExit.ts';
import type { Occurrence, Tracking } from './tracking.ts';

interface SendOnExitDeps {
  readonly page: ExitedPage;
  readonly consent: Pick<ConsentStore, 'current'>;
  readonly tracking: Pick<Tracking, 'queued'>;
  readonly post: PostInBackground;
}

/**
 * ANA-01, ANA-06: with consent, posts the queued events to the platform when the visitor leaves the page before analytics
 * has started. They stay queued for a visitor who comes back. @returns tells whether
 * an event has been handed to the browser for sending
 */
export function sendOnExit({ page, consent, tracking, post }: SendOnExitDeps): (of: Occurrence) => boolean {
  const sent = new WeakSet<Occurrence>();
  onPageExit(page, () => {
    if (!consent.current().has('analytics')) return;
    const unsent = tracking.queued().filter((occurrence) => !sent.has(occurrence));
    for (let at = 0; at < unsent.length; at += MAX_EVENTS) {
      const body: EventsBody = { events: unsent.slice(at, at + MAX_EVENTS).map(({ event }) => event) };
      post(EVENTS_PATH, body);
    }
    for (const occurrence of unsent) sent.add(occurrence);
  });
  return (of) => sent.has(of);
}
