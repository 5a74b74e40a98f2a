import { readConfig } from '../../../infra/config.ts';
import { explain } from '../explain.ts';
import { withServices } from '../reachServices.ts';
import { readHeldWins } from './readHeldWins.ts';

/**
 * `npm run held-wins`: lists wins that await an operator's decision. `npm run operator -- release-win` or
 * `reverse-win` decides.
 */
try {
  await withServices(readConfig(process.env), async (reached) => {
    process.stdout.write(`${await readHeldWins(reached, process.argv.slice(2))}\n`);
  });
} catch (error) {
  process.stderr.write(`held-wins: ${explain(error)}\n`);
  process.exitCode = 1;
}
