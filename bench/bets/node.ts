import { systemClock } from '@foyer/platform/infra/clock.ts';
import { openDatabase } from '@foyer/platform/infra/database/database.ts';
import { LONG_LIMITS } from '@foyer/platform/infra/database/limits.ts';
import { createWallet } from '@foyer/platform/modules/wallet/index.ts';
import { measureBatched, type Run } from './batched.ts';

/** A node with a wallet of its own on the database at the address in the first argument; measures the runs that it is sent. */
const [url = ''] = process.argv.slice(2);
const database = openDatabase(url, { limits: LONG_LIMITS });
const wallet = createWallet({ database, clock: systemClock, wakeRelay() {}, log: { error: console.error } });

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
