import { runCommand } from '../runCommand.ts';
import { readHeldDeposits } from './readHeldDeposits.ts';

/** `npm run held-deposits`: lists held deposits and those that need a decision. `npm run operator` decides. */
await runCommand('held-deposits', readHeldDeposits);
