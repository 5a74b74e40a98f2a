import type {
  LimitKind,
  LimitPeriod,
  LimitScope,
  PlayLimitsQuery,
} from '@foyer/contract/generated/operations.ts';
import { isSet, type LimitLeft } from '../roomLeft.ts';

export interface RefusedBet {
  /** LIMIT-13: whether the limit counts at this brand or at all brands of the licence. */
  readonly scope: LimitScope;
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
  const scope = reasons[2] === 'Global' ? 'Global' : 'Brand';
  return kind && period ? { scope, kind, period } : null;
}

type Limits = NonNullable<PlayLimitsQuery['viewer']>['limits'];

/** Null if the limit has been removed meanwhile. */
export const exceeded = (
  { stake, loss, global }: Limits,
  { scope, kind, period }: RefusedBet,
): LimitLeft | null =>
  [...stake, ...loss, ...(global?.loss ?? [])]
    .filter(isSet)
    .find((one) => one.scope === scope && one.kind === kind && one.period === period) ?? null;
