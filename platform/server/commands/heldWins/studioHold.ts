import { runCommand } from '../runCommand.ts';
import { operateStudioHold } from './operateStudioHold.ts';

/** `npm run studio-holds`: lists the studios whose wins are held, holds a studio, or ends a hold. */
await runCommand('studio-holds', operateStudioHold);
