import type { KycEvent } from './transitions.ts';
import { USUAL_STEPS, type Steps } from './reviewPort.ts';

interface Shown {
  readonly done: readonly string[];
  readonly missing: readonly string[];
}

/**
 * KYC-03: the completed and missing verification steps after an event.
 * @param reported steps reported by the reviewing company; null if it reports none
 */
export function stepsAfter({ done, missing }: Shown, event: KycEvent, reported: Steps | null): Shown {
  const all = [...new Set([...done, ...missing])];
  const known = all.length > 0 ? all : USUAL_STEPS;
  switch (event) {
    case 'waived':
      return { done: [], missing: [] };
    case 'verified':
      return { done: known, missing: [] };
    // A new request repeats every step, also those that were accepted before.
    case 'asked':
    case 'demanded':
      return { done: [], missing: known };
    case 'lapsed':
      return { done, missing };
    case 'submitted':
      return reported ?? { done, missing: done.length > 0 ? missing : known };
    case 'returned':
    case 'refused':
      // Without a report on single steps, all of them count as missing.
      return reported ?? { done: [], missing: known };
  }
}
