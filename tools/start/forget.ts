import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeEmbedded } from '@foyer/platform/plumbing/database/embedded/index.ts';

// `npm start -- --fresh`. Removes what a start writes and nothing else: the folder may hold other things.
const [dataFolder] = process.argv.slice(2);
if (!dataFolder) throw new Error('usage: forget.ts <data folder>');
await removeEmbedded({ folder: join(dataFolder, 'database'), log: { info: console.log } });
for (const name of ['studio', 'studioSecret'])
  await rm(join(dataFolder, name), { recursive: true, force: true });
