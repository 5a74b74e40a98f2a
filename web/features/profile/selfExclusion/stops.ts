import type { SelfExclusionPartsFragment } from '@foyer/contract/generated/operations.ts';
import { endOfDays, endOfTerm } from '@foyer/contract/limits/exclusionTerms.ts';

export type SelfExclusion = SelfExclusionPartsFragment;
export type StopKind = 'timeout' | 'exclusion';

/** One that can be chosen: a time-out of so many days, or a term. */
export interface Choice {
  /** As it goes over the wire. */
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

/** When it would end if it were taken now; null without an end. The platform's own clock decides. */
export function endOf({ id, unit, count }: Choice, nowMs: number): string | null {
  const from = new Date(nowMs);
  return (unit === 'days' ? endOfDays(count, from) : endOfTerm(id, from))?.toISOString() ?? null;
}

/** EXCLUSION-05: how an early end stands by the clock of this page, whatever was read some time ago. */
export function liftPhase(
  { readyAt, lapsesAt }: { readonly readyAt: string; readonly lapsesAt: string },
  nowMs: number,
): 'waits' | 'ready' | 'lapsed' {
  if (nowMs < Date.parse(readyAt)) return 'waits';
  return nowMs < Date.parse(lapsesAt) ? 'ready' : 'lapsed';
}
