import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeEmbedded } from '@foyer/platform/infra/database/embedded/index.ts';
import { say } from '../terminal/step.ts';

/** For `--fresh`: removes only what a start writes, because the folder may contain other files. */
export async function forgetData(dataFolder: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (env.FOYER_DATABASE_URL) {
    throw new Error('--fresh leaves the database of FOYER_DATABASE_URL alone: empty it yourself.');
  }
  say('· forgetting all data');
  await removeEmbedded({ folder: join(dataFolder, 'database'), log: { info: say } });
  for (const name of ['studio', 'studioSecret', 'orbitPlatformKey', 'orbitCompanyKey'])
    await rm(join(dataFolder, name), { recursive: true, force: true });
}
