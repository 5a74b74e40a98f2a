import { runCommand } from '../runCommand.ts';
import { readRefusedStakes } from './readRefusedStakes.ts';

/** `npm run refused-stakes`: lists stakes that the gamification provider refused. `npm run operator` sends them again. */
await runCommand('refused-stakes', readRefusedStakes);
