// `npm start`: prepares a fresh clone and starts the product.
import { prepare } from '../terminal/install.mjs';

await prepare();
await import('./start.ts');
