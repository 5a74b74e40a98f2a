import { parseArgs } from 'node:util';
import { requireWritable } from '@foyer/platform/infra/folders/writable.ts';
import { buildWeb } from '../terminal/build.ts';
import { say } from '../terminal/step.ts';
import { startChildren } from './children.ts';
import { forgetData } from './forget.ts';
import { requireFreePort } from './ports.ts';
import { readSettings } from './settings.ts';

const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
try {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('`npm start` starts the demonstration. In production use `npm run start:production`.');
  const settings = readSettings(process.env);
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.studioPort, 'FOYER_STUDIO_PORT');
  await requireFreePort(settings.companiesPort, 'FOYER_COMPANIES_PORT');
  await requireWritable('FOYER_DATA', settings.dataFolder);
  if (!(await buildWeb())) process.exit(1);
  if (values.fresh) await forgetData(settings.dataFolder, process.env);
  await startChildren(settings, process.env);
} catch (error) {
  // Errors here are mistakes in the setup, so one line without a stack trace is enough.
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
