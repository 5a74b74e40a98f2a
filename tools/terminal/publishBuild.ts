import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from './publish.ts';
import { TOP } from './step.ts';

// The last step of `npm run build`.
const dist = join(TOP, 'web/dist');
for (const part of ['client', 'server', 'maps']) {
  await publish(join(dist, 'next', part), join(dist, part), new Date());
}
await rm(join(dist, 'next'), { recursive: true });
