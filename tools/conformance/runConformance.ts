import { bets } from './checks/bets.ts';
import { requestValidation } from './checks/requestValidation.ts';
import { elsewhere } from './checks/elsewhere.ts';
import { heldWins } from './checks/heldWins.ts';
import { rollbacks } from './checks/rollbacks.ts';
import { rounds } from './checks/rounds.ts';
import { Skipped } from './mismatch.ts';
import { Studio, type Target } from './studio.ts';

export interface Verdict {
  readonly promise: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
  readonly cause: string | null;
}

const CHECKS = { ...requestValidation, ...bets, ...rounds, ...heldWins, ...rollbacks, ...elsewhere };

/**
 * Plays every call, its retries and its refusals as a studio, one promise after another.
 * @throws Mismatch when the launch gives no session to play in
 */
export async function runConformance(target: Target): Promise<readonly Verdict[]> {
  const studio = await Studio.open(target);
  const verdicts: Verdict[] = [];
  for (const [promise, check] of Object.entries(CHECKS)) {
    try {
      await check(studio);
      verdicts.push({ promise, outcome: 'passed', cause: null });
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      verdicts.push({ promise, outcome: error instanceof Skipped ? 'skipped' : 'failed', cause });
    }
  }
  return verdicts;
}
