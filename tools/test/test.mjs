// `npm test`: all checks of CI, also in a fresh clone.
import { prepare } from '../terminal/install.mjs';

await prepare();
await import('./test.ts');
