import { SECOND } from '@foyer/domain/duration.ts';
import { systemClock, type Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

interface DatabaseClockDeps {
  readonly database: Pick<Database, 'pool'>;
  readonly log: Pick<Log, 'warn'>;
  /** The clock of this machine. */
  readonly machine?: Clock;
}

export interface DatabaseClock extends Clock {
  requireCertain(): Promise<void>;
  stop(): void;
}

const MEASURE_EVERY_MS = 10 * SECOND;
const WARN_FROM_MS = SECOND;
/** Less than the time after which anything is closed for good (40 s), so that a wrong clock within it closes nothing early. */
const CERTAIN_WITHIN_MS = 30 * SECOND;
/** Both clocks are read in whole milliseconds. */
const RESOLUTION_MS = 1;

/**
 * A clock that follows the clock of the database, so that all nodes have the same time, whatever their machines say. It
 * runs with the clock of the machine between two measurements.
 */
export async function followDatabaseClock(deps: DatabaseClockDeps): Promise<DatabaseClock> {
  const { database, log, machine = systemClock } = deps;
  let aheadMs = await measure(database, machine, 0);
  let isWarned = false;

  const warn = () => {
    const isFar = Math.abs(aheadMs) >= WARN_FROM_MS;
    if (isFar && !isWarned)
      log.warn(
        { databaseIsAheadMs: Math.round(aheadMs) },
        'the clock of this machine differs from that of the database: synchronise both, for example with chrony',
      );
    isWarned = isFar;
  };
  warn();
  const timer = setInterval(() => {
    measure(database, machine, aheadMs).then(
      (measured) => {
        aheadMs = measured;
        warn();
      },
      // The next measurement follows; until then the clock of the machine goes on.
      () => undefined,
    );
  }, MEASURE_EVERY_MS).unref();

  return {
    now: () => new Date(machine.now().getTime() + Math.round(aheadMs)),
    /** Measures again: either clock may have been set since the last measurement. */
    async requireCertain() {
      aheadMs = await measure(database, machine, aheadMs);
      warn();
      if (Math.abs(aheadMs) > CERTAIN_WITHIN_MS)
        throw new Error(
          `the clocks of this machine and of the database differ by more than ${CERTAIN_WITHIN_MS / SECOND} s: ` +
            'minutes and days of the ledger are not closed until the wrong one is corrected',
        );
    },
    stop: () => clearInterval(timer),
  };
}

/** @returns by how much the database is ahead: the known value, unless the measurement excludes it */
async function measure({ pool }: Pick<Database, 'pool'>, machine: Clock, knownMs: number): Promise<number> {
  const sentAt = machine.now().getTime();
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::double precision * 1000 as ms',
  );
  const receivedAt = machine.now().getTime();
  const at = rows[0]?.ms;
  if (at === undefined) throw new TypeError('the database did not tell the time');
  return Math.min(Math.max(knownMs, at - receivedAt - RESOLUTION_MS), at - sentAt + RESOLUTION_MS);
}
