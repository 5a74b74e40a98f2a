import { readConfig } from '../../../infra/config.ts';
import { explain } from '../explain.ts';
import { withServices } from '../reachServices.ts';
import { readHeldDeposits } from './readHeldDeposits.ts';

/** `npm run held-deposits`: lists held deposits and those that need a decision. `npm run operator` decides. */
try {
  await withServices(readConfig(process.env), async (reached) => {
    process.stdout.write(`${await readHeldDeposits(reached, process.argv.slice(2))}\n`);
  });
} catch (error) {
  process.stderr.write(`held-deposits: ${explain(error)}\n`);
  process.exitCode = 1;
}
