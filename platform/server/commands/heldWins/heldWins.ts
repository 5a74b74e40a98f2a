import { runCommand } from '../runCommand.ts';
import { readHeldWins } from './readHeldWins.ts';

/**
 * `npm run held-wins`: lists wins that await an operator's decision. `npm run operator -- release-win` or
 * `reverse-win` decides.
 */
await runCommand('held-wins', readHeldWins);
