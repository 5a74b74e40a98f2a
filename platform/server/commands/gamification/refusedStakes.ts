import { readConfig } from '../../../infra/config.ts';
import { explain } from '../explain.ts';
import { withServices } from '../reachServices.ts';
import { readRefusedStakes } from './readRefusedStakes.ts';

/**
 * `npm run refused-stakes`: lists stakes that the gamification provider refused. `npm run operator` sends
 * them again.
 */
try {
  await withServices(readConfig(process.env), async (reached) => {
    process.stdout.write(`${await readRefusedStakes(reached, process.argv.slice(2))}\n`);
  });
} catch (error) {
  process.stderr.write(`refused-stakes: ${explain(error)}\n`);
  process.exitCode = 1;
}
