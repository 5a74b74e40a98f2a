import { readConfig } from '../../../infra/config.ts';
import { openDatabase } from '../../../infra/database/database.ts';
import { LONG_LIMITS } from '../../../infra/database/limits.ts';
import { migrate } from '../../../infra/database/migrate.ts';
import { findPending } from '../../../infra/database/schema/pending.ts';
import { FOYER_VERSION } from '../../../infra/database/versions.ts';
import { MIGRATIONS } from '../../modules.ts';
import { OperatorError } from '../operatorError.ts';
import { reportErrors } from '../runCommand.ts';
import { reachDatabase } from './reachDatabase.ts';

const IS_PENDING = 2;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `npm run migrate`: brings the tables and functions of the database to this version. `-- --check` changes nothing,
 * prints what would run, and exits with 2 if that is anything. Errors exit with 1.
 */
await reportErrors('migrate', async () => {
  const isCheck = isCheckIn(process.argv.slice(2));
  const { url, release } = await reachDatabase(readConfig(process.env));
  const database = openDatabase(url, { connections: 1, limits: LONG_LIMITS });
  try {
    const pending = await findPending(database, MIGRATIONS);
    if (pending.length === 0) {
      print(`the database has all migrations and functions of Foyer ${FOYER_VERSION}`);
    } else if (isCheck) {
      pending.forEach(print);
      process.exitCode = IS_PENDING;
    } else {
      await migrate(database, MIGRATIONS, { onProgress: print });
      print(`the database is migrated to Foyer ${FOYER_VERSION}`);
    }
  } finally {
    await database.close();
    await release();
  }
});

/** @throws OperatorError for other arguments */
function isCheckIn(args: readonly string[]): boolean {
  if (args.length === 0) return false;
  if (args.length === 1 && args[0] === '--check') return true;
  throw new OperatorError('npm run migrate [-- --check]');
}
