import type { TrackedEvent } from '@foyer/contract/analytics/trackedEvents.ts';
import { browserClock, type Clock } from '../clock/clock.ts';

/** An event and when it happened. */
export interface Occurrence {
  readonly event: TrackedEvent;
  readonly atMs: number;
}

export interface Tracking {
  /** Says what happened, to whoever may hear it: analytics once it is agreed to, and nobody else. ANA-06 */
  track(event: TrackedEvent): void;
  /** ANA-01: hands over what waited, and then each event as it happens. @returns the way to end it */
  open(receive: (occurrence: Occurrence) => void): () => void;
  /** The visitor does not agree: what waited is forgotten, and what happens is not kept. */
  refuse(): void;
}

/** So that a page left open does not grow, unanswered or without a script that does not come. */
export const WAITING_AT_MOST = 100;

/** Events wait in memory alone: until the visitor has answered nothing is written and nothing leaves. */
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
    refuse() {
      receive = null;
      waiting = null;
    },
  };
}

/** This page's. */
export const tracking = createTracking(browserClock);
