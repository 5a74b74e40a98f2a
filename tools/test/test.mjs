// `npm test`: everything that CI asks, from a fresh clone on.
import { prepare } from '../terminal/install.mjs';

await prepare();
await import('./test.ts');
