import type { ReportKind } from '@foyer/contract/analytics/errorReport.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../transport/clock/clock.ts';
import { WAITING_AT_MOST, type Occurrence, type Tracking } from '../../transport/tracking/tracking.ts';
import type { Integration, Receiver } from './integration.ts';

const HEARTBEAT_MS = 600 * SECOND;

/** Called when an integration fails to load or throws later. The other integrations continue. */
type OnFault = (kind: Extract<ReportKind, 'load' | 'script'>, error: unknown) => void;

interface AnalyticsDeps {
  readonly tracking: Tracking;
  readonly clock: Clock;
  readonly integrations: readonly Integration[];
  readonly onFault: OnFault;
}

export type RunningAnalytics = ReturnType<typeof startAnalytics>;

/** Started when the visitor consents: loads the integrations and passes the events to them. */
export function startAnalytics({ tracking, clock, integrations, onFault }: AnalyticsDeps) {
  const connections = integrations.map((integration) => connect(integration, onFault));
  const close = tracking.open((occurrence) => {
    for (const connection of connections) connection.receive(occurrence);
  });
  const stopHeartbeat = repeatHeartbeat(clock, () => tracking.track({ name: 'heartbeat' }));
  return {
    retry() {
      for (const connection of connections) connection.load();
    },
    stop() {
      stopHeartbeat();
      close();
      for (const connection of connections) connection.stop();
    },
  };
}

function repeatHeartbeat(clock: Clock, onBeat: () => void): () => void {
  let cancelTimer = () => {};
  const wait = () => {
    cancelTimer = clock.after(HEARTBEAT_MS, () => {
      wait();
      onBeat();
    });
  };
  wait();
  return () => cancelTimer();
}

interface Connection extends Receiver {
  /** Has no effect if the integration is loaded or loading. */
  load(): void;
}

/** Loads one integration. Events that occur meanwhile are queued for this integration only. */
function connect(integration: Integration, onFault: OnFault): Connection {
  const withdrawal = new AbortController();
  const { signal } = withdrawal;
  let queued: Occurrence[] = [];
  let receiver: Receiver | null = null;
  let isLoading = false;

  const deliver = (occurrence: Occurrence) => {
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
      queued.forEach(deliver);
      queued = [];
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
      if (receiver) return deliver(occurrence);
      if (!signal.aborted && queued.push(occurrence) > WAITING_AT_MOST) queued.shift();
    },
    stop() {
      withdrawal.abort();
      queued = [];
      receiver?.stop();
    },
  };
}
