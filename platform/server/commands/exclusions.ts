import { readConfig } from '../../infra/config.ts';
import { explain } from './explain.ts';
import { withServices } from './reachServices.ts';
import { readExclusions } from './readExclusions.ts';

/** `npm run exclusions`: how a player has stopped, and asked to go on, or who may be an excluded player. It reads; nobody of the house ends one (EXCLUSION-05). */
try {
  await withServices(readConfig(process.env), async (reached) => {
    process.stdout.write(`${await readExclusions(reached, process.argv.slice(2))}\n`);
  });
} catch (error) {
  process.stderr.write(`exclusions: ${explain(error)}\n`);
  process.exitCode = 1;
}
