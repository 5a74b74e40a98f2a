import { readConfig } from '../../../infra/config.ts';
import { explain } from '../explain.ts';
import { withServices } from '../reachServices.ts';
import { readRefusedStakes } from './readRefusedStakes.ts';

/** `npm run refused-stakes`: what the gamification provider would not take. `npm run operator` has it told again. */
try {
  await withServices(readConfig(process.env), async (reached) => {
    process.stdout.write(`${await readRefusedStakes(reached, process.argv.slice(2))}\n`);
  });
} catch (error) {
  process.stderr.write(`refused-stakes: ${explain(error)}\n`);
  process.exitCode = 1;
}
