import { readExclusions } from './readExclusions.ts';
import { runCommand } from '../runCommand.ts';

/** `npm run exclusions`: lists a player's exclusions or a brand's open exclusion reviews. Read-only (EXCLUSION-05). */
await runCommand('exclusions', readExclusions);
