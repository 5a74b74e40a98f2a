import type { TrackedEvent } from '@foyer/contract/analytics/trackedEvents.ts';
import { browserClock, type Clock } from '../clock/clock.ts';

export interface Occurrence {
  readonly event: TrackedEvent;
  readonly atMs: number;
}

export interface Tracking {
  /** ANA-06: records an event, which is delivered to analytics only after consent. */
  track(event: TrackedEvent): void;
  /** ANA-01: delivers the queued events, then each new one. @returns unsubscribe function */
  open(receive: (occurrence: Occurrence) => void): () => void;
  /** The events that wait for `open`, oldest first. */
  queued(): readonly Occurrence[];
  /** Drops the queue and records no more events. Call it when the visitor has refused. */
  refuse(): void;
}

/** Maximum length of the queue, on a page without a consent choice or whose analytics script does not load. */
export const WAITING_AT_MOST = 100;

/** Queues events in memory: until the visitor has chosen, nothing is stored or sent. */
export function createTracking(clock: Clock): Tracking {
  let waiting: Occurrence[] | null = [];
  let receive: ((occurrence: Occurrence) => void) | null = null;
  return {
    track(event) {
      const occurrence = { event, atMs: clock.now() };
      if (receive) receive(occurrence);
      else if (waiting && waiting.push(occurrence) > WAITING_AT_MOST) waiting.shift();
    },
    open(hear) {
      receive = hear;
      const waited = waiting ?? [];
      waiting = null;
      for (const occurrence of waited) hear(occurrence);
      return () => void (receive = null);
    },
    queued: () => waiting ?? [],
    refuse() {
      receive = null;
      waiting = null;
    },
  };
}

export const tracking = createTracking(browserClock);
