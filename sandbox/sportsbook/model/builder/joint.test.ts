import { describe, expect, it } from 'vitest';
import { createRandomSource } from '../randomSource.ts';
import { fixturesOf, LEAGUES } from '../fixtures.ts';
import { createMatchModel } from '../match.ts';
import { isQuarterLine } from '../lines/quarterLines.ts';

const chance = createRandomSource('a secret of a test');
const AT = Date.parse('2026-11-20T10:00:00Z');
const sports = ['iceHockey', 'basketball', 'tennis'] as const;
const fixturesIn = (sport: (typeof sports)[number], count: number) =>
  LEAGUES.filter((league) => league.sport === sport)
    .flatMap((league) =>
      [0, 1, 2, 3, 4, 5].flatMap((day) => fixturesOf(chance, league, AT + day * 86_400_000)),
    )
    .slice(0, count);

describe.each(sports)('the joint probability of selections on one match of %s', (sport) => {
  const [fixture] = fixturesIn(sport, 1);
  if (!fixture) throw new Error('no match');
  const model = createMatchModel(chance, fixture);
  const ticks = [0, Math.floor(model.ticks / 2)];

  it('OPEN-43 of one selection is that of its market', () => {
    for (const tick of ticks)
      for (const { market, outcomes, void: returned = 0 } of model
        .markets(tick)
        .filter((one) => !isQuarterLine(one.market)))
        for (const { outcome, probability } of outcomes)
          expect(model.joint(tick, [{ market, outcome }]), `${market} ${outcome}`).toBeCloseTo(
            probability * (1 - returned),
            8,
          );
  });

  it('OPEN-43 is never above the less likely one, and adds up over the outcomes of a market', () => {
    for (const tick of ticks) {
      const markets = model.markets(tick).filter((market) => !market.void);
      for (const [index, one] of markets.slice(0, 6).entries())
        for (const other of markets.slice(index + 1, index + 4))
          for (const first of one.outcomes) {
            const of = (outcome: string) =>
              model.joint(tick, [
                { market: one.market, outcome: first.outcome },
                { market: other.market, outcome },
              ]);
            for (const { outcome, probability } of other.outcomes)
              expect(of(outcome)).toBeLessThanOrEqual(Math.min(probability, first.probability) + 1e-9);
            const sum = other.outcomes.reduce((all, { outcome }) => all + of(outcome), 0);
            expect(sum).toBeCloseTo(first.probability, 8);
          }
    }
  });
});

const WINNERS = { iceHockey: 'result.r', basketball: 'winner.o', tennis: 'winner' } as const;

it.each(sports)('OPEN-43 it is the frequency over matches of %s', (sport) => {
  const tally = new Map<string, { expected: number; variance: number; happened: number }>();
  for (const fixture of fixturesIn(sport, 60)) {
    const model = createMatchModel(chance, fixture);
    const final = model.score(model.ticks);
    const [first, ...others] = model.markets(0);
    if (first?.market !== WINNERS[sport]) throw new Error('another main market');
    for (const other of others.filter((market) => !market.void).slice(0, 5)) {
      const selections = [
        { market: first.market, outcome: 'home' },
        { market: other.market, outcome: other.outcomes[0]?.outcome ?? '' },
      ];
      const key = other.market.split(':')[0] ?? '';
      const sum = tally.get(key) ?? { expected: 0, variance: 0, happened: 0 };
      const p = model.joint(0, selections);
      sum.expected += p;
      sum.variance += p * (1 - p);
      if (selections.every(({ market, outcome }) => model.winningOutcome(final, market) === outcome))
        sum.happened++;
      tally.set(key, sum);
    }
  }
  for (const [key, { expected, variance, happened }] of tally)
    expect(Math.abs(happened - expected), key).toBeLessThan(5 * Math.sqrt(variance * 5) + 3);
});
