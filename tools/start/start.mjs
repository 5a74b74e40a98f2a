// `npm start`: everything between a fresh clone and the open lobby.
import { prepare } from '../terminal/install.mjs';

await prepare();
await import('./start.ts');
