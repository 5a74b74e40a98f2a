import { describe, expect, it } from 'vitest';
import { missedEnd } from './cards/cardTableState.ts';
import { missedBets, type TableState } from './tableState.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' }) as const;
const bets = (changes: Partial<NonNullable<TableState['own']>> = {}, round = 8) => {
  const wagers = ['a', 'b'].map((roundId) => ({
    roundId,
    stake: euros('1.00'),
    bets: [],
    win: euros('2.00'),
    isPaid: true,
  }));
  return { round, own: { round: 7, outcome: 12, wagers, ...changes } };
};

describe('bets whose end the player did not see', () => {
  it('are those of a finished round, without those that were already shown', () => {
    expect(missedBets(bets(), new Set(['a'])).map(({ roundId }) => roundId)).toEqual(['b']);
    expect(missedBets(bets(), new Set(['a', 'b']))).toEqual([]);
  });

  it('do not exist during their round, before the result is known, or without a bet', () => {
    expect(missedBets(bets({}, 7), new Set())).toEqual([]);
    expect(missedBets(bets({ outcome: null }), new Set())).toEqual([]);
    expect(missedBets({ round: 8, own: null }, new Set())).toEqual([]);
  });
});

describe('a hand whose end the player did not see', () => {
  const hand = (win: string | null) => ({
    roundId: 'a',
    bet: euros('1.00'),
    stake: euros('1.00'),
    dealer: { cards: [], total: 0, isSoft: false },
    hands: [],
    turn: null,
    moves: [],
    insurance: null,
    win: win === null ? null : euros(win),
    isPaid: true,
  });

  it('is the last hand when it is over, of an earlier round, and was not shown', () => {
    expect(missedEnd({ own: hand('2.00'), isOfRound: false }, 'another')?.win).toEqual(euros('2.00'));
    expect(missedEnd({ own: hand('0.00'), isOfRound: false }, '')?.roundId).toBe('a');
  });

  it('does not exist when it was shown, is of the current round, or is not over', () => {
    expect(missedEnd({ own: hand('2.00'), isOfRound: false }, 'a')).toBeNull();
    expect(missedEnd({ own: hand('2.00'), isOfRound: true }, '')).toBeNull();
    expect(missedEnd({ own: hand(null), isOfRound: false }, '')).toBeNull();
    expect(missedEnd({ own: null, isOfRound: false }, '')).toBeNull();
  });
});
