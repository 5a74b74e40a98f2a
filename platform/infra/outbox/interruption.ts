import type { Bus } from '../bus.ts';
import type { Log } from '../log.ts';

type Source = 'NATS' | 'outbox';

/** Tells the listeners of this node whether events arrive: `bus.interrupted` at the first reason, `bus.resumed` after the last. */
export function createInterruption({ bus, log }: { readonly bus: Bus; readonly log: Pick<Log, 'warn'> }) {
  const reasons = new Map<Source, string>();
  return {
    begin(source: Source, reason: string): void {
      const isFirst = reasons.size === 0;
      if (!reasons.has(source)) log.warn({ reason }, 'events of other nodes do not arrive, trying again');
      reasons.set(source, reason);
      if (isFirst) bus.publish('bus.interrupted', null);
    },
    end(source: Source): void {
      if (!reasons.delete(source) || reasons.size > 0) return;
      log.warn({}, 'events of other nodes arrive again');
      bus.publish('bus.resumed', null);
    },
    /** Why events do not arrive, or null. */
    problem: (): string | null => [...reasons.values()][0] ?? null,
  };
}

export type Interruption = ReturnType<typeof createInterruption>;
