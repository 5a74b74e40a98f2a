// `npm start`: everything between a fresh clone and the open lobby. Needs nothing but Node.js.
import { parseArgs } from 'node:util';
import { buildWeb } from '../terminal/build.mjs';
import { installPackages, requireNode } from '../terminal/install.mjs';
import { say, step } from '../terminal/step.mjs';
import { startChildren } from './children.mjs';
import { requireFreePort } from './ports.mjs';
import { readSettings } from './settings.mjs';

requireNode();
const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
const settings = readSettings(process.env);

await requireFreePort(settings.port, 'PORT');
await requireFreePort(settings.studioPort, 'FOYER_STUDIO_PORT');
await must(installPackages());
await must(buildWeb());
if (values.fresh) await must(startAnew());
await startChildren(settings);

async function startAnew() {
  if (process.env.FOYER_DATABASE_URL) {
    say('--fresh leaves the database of FOYER_DATABASE_URL alone: empty it yourself.');
    return false;
  }
  return step('forgetting all data', [
    process.execPath,
    '--import',
    'tsx',
    'tools/start/forget.ts',
    settings.dataFolder,
  ]);
}

async function must(done) {
  if (!(await done)) process.exit(1);
}
