import type { LimitKind, LimitPeriod, PlayLimitsQuery } from '@foyer/contract/generated/operations.ts';
import { tightestOf, type LimitLeft } from '../roomLeft.ts';

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

type Limits = NonNullable<PlayLimitsQuery['viewer']>['limits'];

/** LIMIT-13: returns the limit with less left of the player's own and the one at all brands; null if neither is set. */
export const exceeded = ({ stake, loss, global }: Limits, { kind, period }: RefusedBet): LimitLeft | null =>
  tightestOf(
    [...stake, ...loss, ...(global?.loss ?? [])].filter((one) => one.kind === kind && one.period === period),
  );
