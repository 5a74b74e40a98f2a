import { operate } from './operate.ts';
import { runCommand } from './runCommand.ts';

/** `npm run operator`: operator commands on one player or brand. A running product notifies those concerned. */
await runCommand('operator', operate);
