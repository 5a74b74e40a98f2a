import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Selection } from '../builder/joint.ts';
import { createRandomSource } from '../randomSource.ts';
import type { MarketProbabilities, Score } from '../score.ts';
import { footballJoint } from './joint.ts';
import { footballMarkets, footballOutcome } from './markets.ts';
import { footballGame, HALF, MINUTES, playFootball } from './play.ts';

const chance = createRandomSource('a secret of a test');
const game = footballGame(0.2);
const matches = Array.from({ length: 500 }, (_, number) => playFootball(game, chance, `match ${number}`));
const at = (match: number, minute: number): Score => matches[match]?.[minute] ?? { home: 0, away: 0 };
const MINUTES_SEEN = [0, 20, HALF, 60];

const selection = (text: string): Selection => {
  const [market = '', outcome = ''] = text.split(' ');
  return { market, outcome };
};
const joint = (...texts: string[]): number => footballJoint(game, at(0, 0), 0, texts.map(selection));

const openOutcomes = (markets: readonly MarketProbabilities[]): readonly Selection[] =>
  markets.flatMap(({ market, outcomes }) =>
    outcomes
      .filter(({ probability }) => probability > 0.005 && probability < 0.999)
      .map(({ outcome }) => ({ market, outcome })),
  );
const atStart = openOutcomes(footballMarkets(game, at(0, 0), 0));
const anySelections = (most: number) =>
  fc.uniqueArray(fc.constantFrom(...atStart), {
    minLength: 2,
    maxLength: most,
    selector: (one) => one.market,
  });

describe('the joint probability of selections on one football match', () => {
  it.each(MINUTES_SEEN)(
    'OPEN-43 of one selection is that of its market, for all markets in minute %i',
    (minute) => {
      for (const { market, outcomes, void: returned = 0 } of footballMarkets(game, at(7, minute), minute))
        for (const { outcome, probability } of outcomes)
          expect(
            footballJoint(game, at(7, minute), minute, [{ market, outcome }]),
            `${market} ${outcome}`,
          ).toBeCloseTo(probability * (1 - returned), 7);
    },
  );

  it('OPEN-43 is never above the least likely one, and falls with each selection', () => {
    fc.assert(
      fc.property(anySelections(4), fc.constantFrom(0, 33, 70), (selections, minute) => {
        const of = (some: readonly Selection[]) => footballJoint(game, at(3, minute), minute, some);
        const together = of(selections);
        for (const one of selections) {
          expect(together).toBeLessThanOrEqual(of([one]) + 1e-9);
          expect(together).toBeLessThanOrEqual(of(selections.filter((other) => other !== one)) + 1e-9);
        }
        expect(together).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it('OPEN-43 with all outcomes of another market adds up to the selections alone', () => {
    const sure = footballMarkets(game, at(0, 0), 0).filter((market) => !market.void);
    fc.assert(
      fc.property(anySelections(2), fc.constantFrom(...sure), (selections, { market, outcomes }) => {
        const sum = outcomes
          .map(({ outcome }) => footballJoint(game, at(0, 0), 0, [...selections, { market, outcome }]))
          .reduce((all, one) => all + one, 0);
        expect(sum).toBeCloseTo(footballJoint(game, at(0, 0), 0, selections), 7);
      }),
      { numRuns: 30, seed: 2 },
    );
  });

  it.each([
    ['result home', 'double:away yes'],
    ['score s2x1', 'total:2.5 over', 'both yes', 'result home'],
    ['scorer:h9 yes', 'hometotal:0.5 over'],
    ['firstscorer h9', 'scorer:h9 yes', 'goal:1 home'],
    ['brace:a9 yes', 'awaygoals n3plus', 'awaytotal:1.5 over'],
    ['halffull homehome', 'result1 home', 'result home'],
    ['cornertotal:9.5 over', 'cornertotal:7.5 over'],
    ['goal:2 none', 'total:1.5 under'],
    ['lastscorer none', 'score s0x0', 'firsttime none'],
  ])('OPEN-43 is not changed by what follows from the rest: %s %s', (...texts) => {
    const [needed = '', ...others] = texts;
    const alone = joint(...(needed === 'brace:a9 yes' ? [needed, 'awaygoals n3plus'] : [needed]));
    expect(joint(needed, ...others)).toBeCloseTo(alone, 10);
    expect(alone).toBeGreaterThan(0.001);
  });

  it.each([
    ['result home', 'score s0x1'],
    ['both yes', 'clean:home yes'],
    ['goal:1 none', 'total:0.5 over'],
    ['scorer:h9 yes', 'hometotal:0.5 under'],
    ['firstscorer h9', 'goal:1 away'],
    ['firstscorer h9', 'firstscorer a9'],
    ['lastgoal home', 'result away', 'total:1.5 under'],
    ['cornertotal:7.5 under', 'homecorners:6.5 over', 'awaycorners:4.5 over'],
    ['firsttime m46', 'result1 home'],
  ])('OPEN-43 is 0 where they exclude each other: %s, %s', (...texts) => {
    expect(joint(...texts)).toBe(0);
  });

  it('OPEN-43 is the product where nothing connects them, and is not where something does', () => {
    expect(joint('result home', 'cornertotal:9.5 over')).toBeCloseTo(
      joint('result home') * joint('cornertotal:9.5 over'),
      10,
    );
    expect(joint('total1:0.5 over', 'both2 yes')).toBeCloseTo(
      joint('total1:0.5 over') * joint('both2 yes'),
      10,
    );
    expect(joint('result home', 'scorer:h9 yes')).toBeGreaterThan(
      1.2 * joint('result home') * joint('scorer:h9 yes'),
    );
    expect(joint('result home', 'scorer:a9 yes')).toBeLessThan(
      0.9 * joint('result home') * joint('scorer:a9 yes'),
    );
  });

  it.each([
    [0, 60],
    [30, 8],
    [65, 20],
  ])('OPEN-43 is the frequency over 500 matches from minute %i on', (minute, count) => {
    for (const selections of fc.sample(anySelections(3), { numRuns: count, seed: minute + 5 })) {
      const known = new Map<string, number>();
      let [expected, variance, happened] = [0, 0, 0];
      for (const scores of matches) {
        const now = scores[minute];
        const final = scores[MINUTES];
        if (!now || !final) throw new Error('no such minute');
        const outcomes = selections.map(({ market }) => footballOutcome(final, market));
        const key = JSON.stringify(now);
        const p = known.get(key) ?? footballJoint(game, now, minute, selections);
        known.set(key, p);
        expected += p;
        variance += p * (1 - p);
        if (outcomes.every((winner, index) => winner === selections[index]?.outcome)) happened++;
      }
      // Five standard deviations, as for single markets.
      expect(Math.abs(happened - expected), JSON.stringify(selections)).toBeLessThan(
        5 * Math.sqrt(variance) + 3,
      );
    }
  });
});
