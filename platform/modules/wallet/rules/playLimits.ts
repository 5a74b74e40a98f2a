import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { MAX_MINOR } from '@foyer/domain/money.ts';
import { spanOf } from '../../../infra/time/periodSpan.ts';
import type { Command, PaymentReversal } from '../command.ts';
import { contributedBy, maxOf, minOf, type Effect, type PassedLimit } from './decision.ts';
import type { LimitFacts } from './facts.ts';

/** LIMIT-09: a stake or loss limit of a player and its use in the current period. */
export interface PlayLimit {
  readonly kind: 'Stake' | 'Loss';
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly zone: string;
  readonly spanFrom: Date;
  readonly spanTo: Date;
  /** Negative when the player has won more than lost. */
  readonly used: bigint;
}

/** The limits at this time. The use of a limit whose period has ended starts at zero again. */
export const startDuePeriods = (limits: readonly LimitFacts[], at: Date): readonly PlayLimit[] =>
  limits.map(({ kind, period, amount, zone, spanFrom, spanTo, used }) => {
    const isDue = at >= new Date(spanTo);
    const span = isDue ? spanOf(period, at, zone) : { from: new Date(spanFrom), to: new Date(spanTo) };
    return {
      kind,
      period,
      amount: BigInt(amount),
      zone,
      spanFrom: span.from,
      spanTo: span.to,
      used: isDue ? 0n : BigInt(used),
    };
  });

/** LIMIT-07: the exceeded limit with the least room; among equals the one that resets last. */
export const findExceededLimit = (
  limits: readonly PlayLimit[],
  { staked, lost }: { readonly staked: bigint; readonly lost: bigint },
): Omit<PassedLimit, 'isGlobal'> | null =>
  tightestOf(
    limits
      .map(({ kind, period, amount, used, spanTo }) => ({
        kind,
        period,
        left: maxOf(amount - used, 0n),
        returnsAt: spanTo,
      }))
      .filter(({ kind, left }) => (kind === 'Stake' ? staked : lost) > left),
  );

/** The limit with the least room; among equals the one that resets last. */
export function tightestOf<Limit extends Pick<PassedLimit, 'left' | 'returnsAt'>>(
  limits: readonly Limit[],
): Limit | null {
  const [first] = limits.toSorted((a, b) =>
    a.left === b.left ? b.returnsAt.getTime() - a.returnsAt.getTime() : a.left < b.left ? -1 : 1,
  );
  return first ?? null;
}

/**
 * The limits after a command. Every win is paid, and only real money is won or lost (LIMIT-11). A stake that is
 * rolled back no longer counts in the periods it was placed in.
 */
export function countInLimits(
  limits: readonly PlayLimit[],
  command: Command | PaymentReversal,
  effect: Effect,
): readonly PlayLimit[] {
  if (!isPlay(command)) return limits;
  const lost = lostBy(command, effect);
  const isStake = command.verb === 'stake' || effect.unstaked !== null;
  const staked = isStake ? lost - effect.toBonus : 0n;
  return limits.map((limit) => {
    if (limit.kind === 'Loss') return { ...limit, used: storable(limit.used + lost) };
    const isEarlier = effect.stakedAt !== null && effect.stakedAt < limit.spanFrom;
    return isEarlier ? limit : { ...limit, used: storable(limit.used + staked) };
  });
}

/** A limit that has counted as much as its column holds never refuses a win. */
const storable = (used: bigint): bigint => maxOf(-MAX_MINOR, minOf(MAX_MINOR, used));

/** Returns the amount that a command adds to the net loss of real money: negative for wins and rollbacks of bets. */
export const lostBy = (command: Command | PaymentReversal, effect: Effect): bigint =>
  isPlay(command) ? contributedBy(effect) - effect.toReal : 0n;

const isPlay = (command: Command | PaymentReversal): boolean =>
  command.verb === 'stake' ||
  command.verb === 'payout' ||
  command.verb === 'reversal' ||
  ('operatorAccount' in command && command.operatorAccount === 'jackpot');
