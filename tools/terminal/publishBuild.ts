import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from './publish.ts';
import { TOP } from './step.ts';

// The last step of `npm run build`.
const dist = join(TOP, 'web/dist');
for (const half of ['client', 'server']) {
  await publish(join(dist, 'next', half), join(dist, half), new Date());
}
await rm(join(dist, 'next'), { recursive: true });
