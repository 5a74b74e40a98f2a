import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleProduction } from '../programs/bundle.mjs';
import { BUILD } from './build.ts';
import { publish } from './publish.ts';

// The last step of `npm run build`.
for (const part of ['client', 'server', 'maps']) {
  await publish(join(BUILD, 'next', part), join(BUILD, part), new Date());
}
await rm(join(BUILD, 'next'), { recursive: true });
await bundleProduction();
