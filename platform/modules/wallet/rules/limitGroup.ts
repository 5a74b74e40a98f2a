import type { Command, PaymentReversal } from '../command.ts';
import type { Effect, PassedLimit } from './decision.ts';
import type { LimitGroupFacts } from './facts.ts';
import { findExceededLimit, lostBy, startDuePeriods, tightestOf, type PlayLimit } from './playLimits.ts';

/** LIMIT-13: loss limits that several accounts of one person share, as one of these accounts sees them. */
export interface LimitGroup {
  readonly id: string;
  readonly version: bigint;
  /**
   * The exchange rate: one minor unit of the player's currency, in millionths of a minor unit of the group's currency.
   */
  readonly rate: bigint;
  /** The limits in millionths of a minor unit of the group's currency, so that nothing is rounded. */
  readonly limits: readonly PlayLimit[];
}

export const limitGroupOf = ({ id, version, rate, limits }: LimitGroupFacts, at: Date): LimitGroup => ({
  id,
  version: BigInt(version),
  rate: BigInt(rate),
  limits: startDuePeriods(limits, at),
});

interface Limited {
  readonly limits: readonly PlayLimit[] | null;
  readonly limitGroup: LimitGroup | null;
}

/** LIMIT-07: of the player's own limits and the shared ones, the exceeded limit with the least room. */
export function findPassedLimit(
  { limits, limitGroup }: Limited,
  { staked, lost }: { readonly staked: bigint; readonly lost: bigint },
): PassedLimit | null {
  const own = limits && findExceededLimit(limits, { staked, lost });
  const shared =
    limitGroup && findExceededLimit(limitGroup.limits, { staked: 0n, lost: lost * limitGroup.rate });
  return tightestOf([
    ...(own ? [{ ...own, isGlobal: false }] : []),
    ...(shared && limitGroup ? [{ ...shared, left: shared.left / limitGroup.rate, isGlobal: true }] : []),
  ]);
}

/** Returns the same object if nothing changes. */
export function countInGroup(
  group: LimitGroup,
  command: Command | PaymentReversal,
  effect: Effect,
): LimitGroup {
  const lost = lostBy(command, effect) * group.rate;
  if (lost === 0n || group.limits.length === 0) return group;
  return { ...group, limits: group.limits.map((limit) => ({ ...limit, used: limit.used + lost })) };
}
