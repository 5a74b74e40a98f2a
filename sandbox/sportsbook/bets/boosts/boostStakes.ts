import { fromDecimal, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Coupon } from '../coupon.ts';
import { BookRefusal } from '../refusal.ts';
import { inEuroCents, stakeTerms } from '../stakes.ts';

/** A stake on the boost of a match. A match has at most one boost. */
export interface BoostStake {
  readonly match: string;
  readonly playerId: string;
  readonly amount: Money;
}

export type BoostStakes = ReturnType<typeof createBoostStakes>;

/**
 * What was staked on each boost. A stake is counted before the wallet is called, so parallel bets cannot exceed a limit
 * together, and it stays counted after a cash-out or a void bet.
 */
export function createBoostStakes() {
  /** Euro cents by match and player. */
  const staked = new Map<string, Map<string, bigint>>();
  const ofMatch = (match: string): Map<string, bigint> => staked.get(match) ?? new Map<string, bigint>();
  const add = ({ match, playerId }: BoostStake, cents: bigint): void => {
    const players = ofMatch(match);
    players.set(playerId, (players.get(playerId) ?? 0n) + cents);
    staked.set(match, players);
  };
  const allOf = (match: string): bigint => [...ofMatch(match).values()].reduce((sum, one) => sum + one, 0n);

  return {
    /** Whether no more is accepted on the boost of a match. */
    isTaken: (match: string): boolean => allOf(match) >= inEuroCents(stakeTerms('EUR').allOnBoost),
    /**
     * Counts a stake.
     * @returns a function that takes it back, for a bet that was not placed
     * @throws BookRefusal BoostLimit
     */
    reserve(stake: BoostStake): () => void {
      const { mostOnBoost } = stakeTerms(stake.amount.currency);
      const cents = inEuroCents(stake.amount);
      const own = ofMatch(stake.match).get(stake.playerId) ?? 0n;
      const most = inEuroCents(mostOnBoost);
      if (own + cents > most)
        throw new BookRefusal('BoostLimit', {
          most: toDecimal(mostOnBoost),
          left: toDecimal({ ...mostOnBoost, minor: (mostOnBoost.minor * (most - own)) / most }),
        });
      add(stake, cents);
      return () => add(stake, -cents);
    },
    /** Counts the stake of a bet that was placed before a restart. */
    count({ playerId, stake, currency, legs }: Coupon): void {
      const amount = fromDecimal(stake, currency);
      for (const { match, ordinaryOdds } of legs)
        if (ordinaryOdds !== undefined) add({ match, playerId, amount }, inEuroCents(amount));
    },
  };
}
