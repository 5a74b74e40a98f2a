import { readConfig } from '../../infra/config.ts';
import { explain } from './explain.ts';
import { readDocuments } from './readDocuments.ts';
import { withServices } from './reachServices.ts';

/**
 * `npm run documents`: lists players whose source-of-wealth documents await review, or exports one player's
 * documents.
 */
try {
  await withServices(readConfig(process.env), async (reached) => {
    process.stdout.write(`${await readDocuments(reached, process.argv.slice(2))}\n`);
  });
} catch (error) {
  process.stderr.write(`documents: ${explain(error)}\n`);
  process.exitCode = 1;
}
