import { Gauge, type Registry } from 'prom-client';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Database, Queryable } from '../../../infra/database/database.ts';
import { REQUEST_LIMITS } from '../../../infra/database/limits.ts';

/** A scrape must be over before Prometheus gives it up, also while the database hangs. */
const LIMITS = { ...REQUEST_LIMITS, statementMs: 2 * SECOND, responseMs: 3 * SECOND, lockMs: SECOND };

export interface DatabaseGauge<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly Label[];
  read(queryable: Queryable): Promise<readonly Sample<Label>[]>;
}

export type Sample<Label extends string> = readonly [
  labels: Readonly<Partial<Record<Label, string>>>,
  value: number,
];

export type AddDatabaseGauge = <Label extends string>(gauge: DatabaseGauge<Label>) => void;

/**
 * Gauges that are read from the database at each scrape, so that they survive a restart and are equal on every node.
 * While the database cannot be read they have no values, and all other metrics are served.
 */
export function createDatabaseGauges(
  database: Pick<Database, 'withLimits'>,
  registers: Registry[],
): AddDatabaseGauge {
  const { query } = database.withLimits(LIMITS);
  const readers: { refresh(): Promise<void>; clear(): void }[] = [];
  let running: Promise<void> | null = null;
  const isReadable = new Gauge({
    name: 'foyer_database_readable',
    help: '1 if the last scrape could read the database, else 0',
    registers,
    collect,
  });

  function collect(): Promise<void> {
    running ??= readAll().finally(() => (running = null));
    return running;
  }

  /** One after the other, so that a scrape uses one connection. */
  async function readAll(): Promise<void> {
    try {
      for (const { refresh } of readers) await refresh();
      isReadable.set(1);
    } catch {
      isReadable.set(0);
      for (const { clear } of readers) clear();
    }
  }

  return <Label extends string>({ name, help, labelNames = [], read }: DatabaseGauge<Label>) => {
    const gauge = new Gauge({ name, help, labelNames, registers, collect });
    const clear = () => {
      gauge.reset();
      // `reset` sets a gauge without labels to 0.
      if (labelNames.length === 0) gauge.remove();
    };
    clear();
    readers.push({
      async refresh() {
        const samples = await read(query);
        clear();
        for (const [labels, value] of samples) gauge.set(labels, value);
      },
      clear,
    });
  };
}
