import { readConfig, type Config } from '../../infra/config.ts';
import { openDatabase, type Transaction } from '../../infra/database/database.ts';
import { tableExists } from '../../infra/database/tableExists.ts';
import { LONG_LIMITS } from '../../infra/database/limits.ts';
import { OperatorError } from './operatorError.ts';
import { reachDatabase } from './database/reachDatabase.ts';
import { reportErrors } from './runCommand.ts';

interface Report {
  readonly text: string;
  readonly isRight: boolean;
}

/**
 * Runs a ledger report in one snapshot, while bets continue. Prints its text and exits with 1 if it finds a problem.
 * @param store called in a transaction of its own after the report
 */
export const readBooks = <R extends Report>(
  command: string,
  read: (tx: Transaction, config: Config) => Promise<R>,
  store: ((tx: Transaction, report: R) => Promise<void>) | null = null,
): Promise<void> =>
  reportErrors(command, async () => {
    const config = readConfig(process.env);
    const { text, isRight } = await onLedger(config, (tx) => read(tx, config), store);
    process.stdout.write(`${text}\n`);
    process.exitCode = isRight ? 0 : 1;
  });

async function onLedger<R extends Report>(
  config: Config,
  read: (tx: Transaction) => Promise<R>,
  store: ((tx: Transaction, report: R) => Promise<void>) | null,
): Promise<R> {
  const { url, release } = await reachDatabase(config);
  const database = openDatabase(url, { connections: 1, limits: LONG_LIMITS });
  try {
    if (!(await tableExists(database.query, 'wallet.transfer')))
      throw new OperatorError('there is no ledger here yet: start Foyer once');
    const report = await database.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(read);
    // A report of a standby, which is read-only, is as good as any other.
    if (store)
      await database
        .transaction((tx) => store(tx, report))
        .catch((error: unknown) =>
          process.stderr.write(`${String(error)}: the metrics will not show this result\n`),
        );
    return report;
  } finally {
    await database.close();
    await release();
  }
}

/** Start of a UTC day such as `2026-11-20`. @throws OperatorError */
export function startOfUtcDay(day = ''): Date {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(start))
    throw new OperatorError(`'${day}' is not a day like 2026-11-20`);
  return new Date(start);
}
