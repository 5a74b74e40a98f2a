import { readConfig } from '../../infra/config.ts';
import { explain } from './explain.ts';
import { readDocuments } from './readDocuments.ts';
import { withServices } from './reachServices.ts';

/** `npm run documents`: what players have sent to show where their money comes from, and who waits for an answer. */
try {
  await withServices(readConfig(process.env), async (reached) => {
    process.stdout.write(`${await readDocuments(reached, process.argv.slice(2))}\n`);
  });
} catch (error) {
  process.stderr.write(`documents: ${explain(error)}\n`);
  process.exitCode = 1;
}
