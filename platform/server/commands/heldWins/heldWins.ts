import { runCommand } from '../runCommand.ts';
import { readHeldWins } from './readHeldWins.ts';

/** `npm run held-wins`: lists wins for an operator to decide by `npm run operator -- release-win` or `reverse-win`. */
await runCommand('held-wins', readHeldWins);
