import { bets } from './checks/bets.ts';
import { requestValidation } from './checks/requestValidation.ts';
import { secondLaunch } from './checks/secondLaunch.ts';
import { heldWins } from './checks/heldWins.ts';
import { keyRotation } from './checks/keyRotation.ts';
import { rollbacks } from './checks/rollbacks.ts';
import { rounds } from './checks/rounds.ts';
import { slotCycle } from './checks/slotCycle.ts';
import { Skipped } from './mismatch.ts';
import { Studio, type Target } from './studio.ts';

export interface Verdict {
  readonly rule: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why the rule failed or was skipped; null if it passed. */
  readonly cause: string | null;
}

const CHECKS = {
  ...requestValidation,
  ...keyRotation,
  ...bets,
  ...slotCycle,
  ...rounds,
  ...heldWins,
  ...rollbacks,
  ...secondLaunch,
};

/**
 * Checks the rules one after another by calling the platform as a studio would.
 * @throws Mismatch if the launch yields no session
 */
export async function runConformance(target: Target): Promise<readonly Verdict[]> {
  const studio = await Studio.open(target);
  const verdicts: Verdict[] = [];
  for (const [rule, check] of Object.entries(CHECKS)) {
    try {
      await check(studio);
      verdicts.push({ rule, outcome: 'passed', cause: null });
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      verdicts.push({ rule, outcome: error instanceof Skipped ? 'skipped' : 'failed', cause });
    }
  }
  return verdicts;
}
