import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleProgram } from '../programs/bundle.mjs';
import { BUILD } from './build.ts';
import { publish } from './publish.ts';
import { TOP } from './step.ts';

// The last step of `npm run build`.
for (const part of ['client', 'server', 'maps']) {
  await publish(join(BUILD, 'next', part), join(BUILD, part), new Date());
}
await rm(join(BUILD, 'next'), { recursive: true });
// So that a production start needs neither a compiler nor a folder that it can write.
for (const program of ['platform/server/main.ts', 'platform/server/commands/database/migrate.ts'])
  await bundleProgram(join(TOP, program));
