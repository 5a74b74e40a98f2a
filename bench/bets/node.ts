import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { measureBatched, type Run } from './batched.ts';
import { walletOn } from './world.ts';

/** A node with a wallet of its own on the database at the address in the first argument; measures the runs that it is sent. */
const [url = ''] = process.argv.slice(2);
const database = openDatabase(url, { limits: LONG_LIMITS });
const wallet = walletOn(database);

process.on('message', (run: Run) => {
  measureBatched(wallet, run).then(
    (rate) => process.send?.(rate),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => void database.close());
