import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import type { Occurrence, Tracking } from '../../transport/tracking/tracking.ts';
import type { Integration, Receiver } from './integration.ts';

/** ANA-03 */
const HEARTBEAT_MS = 600 * SECOND;

export interface AnalyticsParts {
  readonly tracking: Tracking;
  readonly clock: Clock;
  readonly integrations: readonly Integration[];
  /** Told of an integration that fails; the others go on. */
  readonly onFault: (error: unknown) => void;
}

/** Runs from the visitor's agreement on: brings the integrations and hands them the events. @returns the way to end it */
export function startAnalytics({ tracking, clock, integrations, onFault }: AnalyticsParts): () => void {
  const receivers = integrations.map((integration) => connect(integration, onFault));
  const close = tracking.open((occurrence) => {
    for (const receiver of receivers) receiver.receive(occurrence);
  });
  const stopBeating = beat(clock, () => tracking.track({ name: 'heartbeat' }));
  return () => {
    stopBeating();
    close();
    for (const receiver of receivers) receiver.stop();
  };
}

function beat(clock: Clock, tell: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    callOff = clock.after(HEARTBEAT_MS, () => {
      wait();
      tell();
    });
  };
  wait();
  return () => callOff();
}

/** An integration as it is being loaded: what happens meanwhile waits for it, and it alone. */
function connect(integration: Integration, onFault: (error: unknown) => void): Receiver {
  let waiting: Occurrence[] = [];
  let receiver: Receiver | null = null;
  let isOver = false;

  const hand = (occurrence: Occurrence) => {
    try {
      receiver?.receive(occurrence);
    } catch (error) {
      onFault(error);
    }
  };
  integration.load().then((loaded) => {
    if (isOver) return loaded.stop();
    receiver = loaded;
    waiting.forEach(hand);
    waiting = [];
  }, onFault);

  return {
    receive: (occurrence) => (receiver ? hand(occurrence) : void (isOver || waiting.push(occurrence))),
    stop() {
      isOver = true;
      waiting = [];
      receiver?.stop();
    },
  };
}
