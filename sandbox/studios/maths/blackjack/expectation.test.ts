import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { simulate } from '../returns/simulate.ts';
import { dealerDraws, VALUES } from './dealerDraws.ts';
import { AgainstOpenCard, returnOfBlackjack } from './expectation.ts';
import { loadRules, RULE_SETS } from './model.ts';
import { playBlackjack } from './strategy.ts';

describe.each(RULE_SETS)('the rules of %s', (id) => {
  const model = loadRules(id);

  it('have the stated return, by calculation', () => {
    expect(returnOfBlackjack(model)).toBeCloseTo(model.returns, 4);
  }, 60_000);

  it('and by play', () => {
    const { returned, margin } = simulate(playBlackjack(model, seededRandom(7)), 30_000);
    expect(Math.abs(returned - model.returns)).toBeLessThan(2 * margin);
  });
});

describe('a split pair', () => {
  // Splitting twos and drawing two threes removes the same cards from the shoe as splitting threes and drawing
  // two twos; cached values of the two must not be mixed up.
  it.each(RULE_SETS)(
    'expects by the rules of %s the same whatever was reckoned before it',
    (id) => {
      const model = loadRules(id);
      const again = new AgainstOpenCard(model, 6);
      const first = again.value(2, 2);
      for (const pair of [3, 4, 6, 7]) {
        const alone = new AgainstOpenCard(model, 6).value(pair, pair);
        expect(again.value(pair, pair), `two of ${pair}`).toBeCloseTo(alone, 12);
      }
      expect(again.value(2, 2)).toBeCloseTo(first, 12);
    },
    60_000,
  );
});

describe('the cards that a dealer can draw', () => {
  // With an infinite shoe, the probabilities are those published in blackjack literature.
  const share = (value: number) => (value === 10 ? 4 : 1) / 13;
  const ends = (open: number, standsOnSoft17: boolean) => {
    const found = new Map<number, number>();
    for (const { taken, orders, total } of dealerDraws(open, standsOnSoft17)) {
      let chance = orders;
      for (let at = 0; at < taken.length; at += 2) chance *= share(taken[at] ?? 0) ** (taken[at + 1] ?? 0);
      found.set(total, (found.get(total) ?? 0) + chance);
    }
    return found;
  };

  it.each(VALUES)('after %d have probabilities that sum to one without the blackjacks', (open) => {
    const natural = open === 1 ? 4 / 13 : open === 10 ? 1 / 13 : 0;
    const all = [...ends(open, true).values()].reduce((sum, chance) => sum + chance, 0);
    expect(all).toBeCloseTo(1 - natural, 10);
  });

  it('after a six are bust in 42 % of cases, and more often when soft 17 is drawn to', () => {
    expect(ends(6, true).get(22)).toBeCloseTo(0.4232, 3);
    expect(ends(6, false).get(22)).toBeCloseTo(0.4395, 3);
  });
});
