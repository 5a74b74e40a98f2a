import { readConfig } from '../../infra/config.ts';
import { explain } from './explain.ts';
import { withServices } from './reachServices.ts';
import { readExclusions } from './readExclusions.ts';

/**
 * `npm run exclusions`: lists a player's exclusions and requests to end them, or the open exclusion reviews
 * of a brand. Read-only: operators cannot end an exclusion (EXCLUSION-05).
 */
try {
  await withServices(readConfig(process.env), async (reached) => {
    process.stdout.write(`${await readExclusions(reached, process.argv.slice(2))}\n`);
  });
} catch (error) {
  process.stderr.write(`exclusions: ${explain(error)}\n`);
  process.exitCode = 1;
}
