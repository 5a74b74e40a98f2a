import type { LimitKind, LimitPeriod } from '@foyer/contract/generated/operations.ts';

export interface RefusedBet {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

const KINDS = ['Stake', 'Loss'] as const;
const PERIODS = ['Day', 'Week', 'Month'] as const;

/** Null if the studio's message has unknown values. */
export function refusedBetIn(reasons: unknown): RefusedBet | null {
  if (!Array.isArray(reasons)) return null;
  const kind = KINDS.find((known) => known === reasons[0]);
  const period = PERIODS.find((known) => known === reasons[1]);
  return kind && period ? { kind, period } : null;
}
