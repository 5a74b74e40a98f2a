import type { ReportKind } from '@foyer/contract/analytics/errorReport.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import { WAITING_AT_MOST, type Occurrence, type Tracking } from '../../transport/tracking/tracking.ts';
import type { Integration, Receiver } from './integration.ts';

/** ANA-03 */
const HEARTBEAT_MS = 600 * SECOND;

/** Told of an integration that fails, by its script or later; the others go on. */
type OnFault = (kind: Extract<ReportKind, 'load' | 'script'>, error: unknown) => void;

export interface AnalyticsDeps {
  readonly tracking: Tracking;
  readonly clock: Clock;
  readonly integrations: readonly Integration[];
  readonly onFault: OnFault;
}

export interface RunningAnalytics {
  /** Asks anew for the integrations that could not be loaded. */
  retry(): void;
  stop(): void;
}

/** Runs from the visitor's agreement on: brings the integrations and hands them the events. */
export function startAnalytics({ tracking, clock, integrations, onFault }: AnalyticsDeps): RunningAnalytics {
  const connections = integrations.map((integration) => connect(integration, onFault));
  const close = tracking.open((occurrence) => {
    for (const connection of connections) connection.receive(occurrence);
  });
  const stopBeating = beat(clock, () => tracking.track({ name: 'heartbeat' }));
  return {
    retry() {
      for (const connection of connections) connection.load();
    },
    stop() {
      stopBeating();
      close();
      for (const connection of connections) connection.stop();
    },
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

interface Connection extends Receiver {
  /** Nothing happens where it is there, or on its way. */
  load(): void;
}

/** An integration as it is being loaded: what happens meanwhile waits for it, and it alone. */
function connect(integration: Integration, onFault: OnFault): Connection {
  const withdrawal = new AbortController();
  const { signal } = withdrawal;
  let waiting: Occurrence[] = [];
  let receiver: Receiver | null = null;
  let isLoading = false;

  const hand = (occurrence: Occurrence) => {
    try {
      receiver?.receive(occurrence);
    } catch (error) {
      onFault('script', error);
    }
  };
  async function load(): Promise<void> {
    isLoading = true;
    try {
      const loaded = await integration.load(signal);
      if (signal.aborted) return loaded.stop();
      receiver = loaded;
      waiting.forEach(hand);
      waiting = [];
    } catch (error) {
      if (!signal.aborted) onFault('load', error);
    } finally {
      isLoading = false;
    }
  }

  void load();
  return {
    load() {
      if (!receiver && !isLoading) void load();
    },
    receive(occurrence) {
      if (receiver) return hand(occurrence);
      if (!signal.aborted && waiting.push(occurrence) > WAITING_AT_MOST) waiting.shift();
    },
    stop() {
      withdrawal.abort();
      waiting = [];
      receiver?.stop();
    },
  };
}
