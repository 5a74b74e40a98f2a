import { readExclusions } from './readExclusions.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run exclusions`: lists a player's exclusions and requests to end them, or the open exclusion reviews
 * of a brand. Read-only: operators cannot end an exclusion (EXCLUSION-05).
 */
await runCommand('exclusions', readExclusions);
