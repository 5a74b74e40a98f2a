import type { KycEvent } from './transitions.ts';
import { USUAL_STEPS, type Steps } from './reviewPort.ts';

interface Shown {
  readonly done: readonly string[];
  readonly missing: readonly string[];
}

/** KYC-03: what is done and what is missing after it. @param told by whoever looks at it; null where it says nothing */
export function stepsAfter({ done, missing }: Shown, event: KycEvent, told: Steps | null): Shown {
  const all = [...new Set([...done, ...missing])];
  const known = all.length > 0 ? all : USUAL_STEPS;
  switch (event) {
    case 'waived':
      return { done: [], missing: [] };
    case 'verified':
      return { done: known, missing: [] };
    // What was good enough once is to be shown anew.
    case 'asked':
    case 'demanded':
      return { done: [], missing: known };
    case 'lapsed':
      return { done, missing };
    case 'submitted':
      return told ?? { done, missing: done.length > 0 ? missing : known };
    case 'returned':
    case 'refused':
      // Nobody has said what was good of it.
      return told ?? { done: [], missing: known };
  }
}
