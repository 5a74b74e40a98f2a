import type { SelfExclusionPartsFragment } from '@foyer/contract/generated/operations.ts';
import { endOfDays, endOfTerm } from '@foyer/contract/selfExclusion/exclusionTerms.ts';

export type SelfExclusion = SelfExclusionPartsFragment;
export type StopKind = 'timeout' | 'exclusion';

/** A selectable duration: a time-out in days, or an exclusion term. */
export interface Choice {
  readonly id: string;
  readonly unit: 'days' | 'months' | 'years' | 'indefinite';
  readonly count: number;
}

const MONTHS_OF_A_YEAR = 12;

export function choicesOf(kind: StopKind, { timeoutDays, terms }: SelfExclusion): readonly Choice[] {
  if (kind === 'timeout') return timeoutDays.map((count) => ({ id: `${count}`, unit: 'days', count }));
  return terms.map(({ id, months }) => {
    if (months === null) return { id, unit: 'indefinite', count: 0 };
    const isYears = months % MONTHS_OF_A_YEAR === 0;
    return { id, unit: isYears ? 'years' : 'months', count: isYears ? months / MONTHS_OF_A_YEAR : months };
  });
}

/** When the exclusion would end if it started now, as a preview; null if it is indefinite. */
export function endOf({ id, unit, count }: Choice, nowMs: number): string | null {
  const from = new Date(nowMs);
  return (unit === 'days' ? endOfDays(count, from) : endOfTerm(id, from))?.toISOString() ?? null;
}
