import { readConfig } from '../../infra/config.ts';
import { operate } from './operate.ts';
import { explain } from './explain.ts';
import { withServices } from './reachServices.ts';

/** `npm run operator`: operator commands on one player or brand. A running product notifies those concerned. */
try {
  await withServices(readConfig(process.env), (reached) => operate(reached, process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`operator: ${explain(error)}\n`);
  process.exitCode = 1;
}
