import { describe, expect, it } from 'vitest';
import { HOUR } from '@foyer/domain/duration.ts';
import { boostedOdds, createBoosts, largestBoost, type Boost } from './boosts.ts';
import { fixturesOf, LEAGUES, type Fixture } from '../fixtures.ts';
import { createMatchModel, type MatchModel } from '../match.ts';
import { MARGINS, oddsOf } from '../odds.ts';
import { cached } from '../../cached.ts';
import { createRandomSource } from '../randomSource.ts';

const AT = Date.parse('2026-11-20T00:00:00Z');
const HOURS = [0, 12];

/** The boosts of matches around some hours of a day. */
function boostsBy(seed: number) {
  const chance = createRandomSource(`secret ${seed}`);
  const models = new Map<string, MatchModel>();
  const modelOf = (fixture: Fixture) => cached(models, fixture.id, () => createMatchModel(chance, fixture));
  const { boostOf } = createBoosts({
    chance,
    modelOf,
    stateOf: () => ({ phase: 'before' }),
    now: () => AT,
    isTaken: () => false,
  });
  const boosts = HOURS.flatMap((hour) =>
    LEAGUES.flatMap((league) => fixturesOf(chance, league, AT + hour * HOUR)).flatMap(
      (fixture) => boostOf(fixture) ?? [],
    ),
  );
  return { boosts: [...new Map(boosts.map((one) => [one.fixture.id, one])).values()], modelOf };
}

const known = new Map<string, ReturnType<typeof boostsBy>>();
const boostsOf = (seed: number) => cached(known, String(seed), () => boostsBy(seed));
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** The outcomes of a boost's market, with the probability of the boosted one. */
function marketOf(boost: Boost, modelOf: ReturnType<typeof boostsOf>['modelOf']) {
  const market = modelOf(boost.fixture)
    .markets(0)
    .find((one) => one.market === boost.market);
  const likely = market?.outcomes.find((one) => one.outcome === boost.outcome);
  if (!market || !likely) throw new Error(`no market ${boost.market}`);
  return { market, likely, others: market.outcomes.filter((one) => one !== likely) };
}

describe('OPEN-43 the boosts of a day', () => {
  it('are the same for the same secret, other ones for another, and at most one in two hours', () => {
    const texts = [1, 1, 2].map((seed) =>
      boostsBy(seed).boosts.map(({ fixture, market, odds }) => `${fixture.id} ${market} ${odds}`),
    );
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]).not.toEqual(texts[2]);
    const windows = boostsOf(1).boosts.map(({ fixture }) => Math.floor(fixture.startsAt / (2 * HOUR)));
    expect(windows.length).toBeGreaterThan(4);
    expect(new Set(windows).size).toBe(windows.length);
  });

  it('are at least 4 % better than the ordinary odds at any time, on markets that return no stakes', () => {
    for (const seed of SEEDS) {
      const { boosts, modelOf } = boostsOf(seed);
      for (const boost of boosts) {
        const { market, likely } = marketOf(boost, modelOf);
        expect(market.void ?? 0).toBe(0);
        const best = oddsOf(likely, 'before', 0) ?? 0;
        expect(boost.odds / best, boost.market).toBeGreaterThanOrEqual(1.04);
        expect(boost.odds / best, boost.market).toBeLessThanOrEqual(1.15);
      }
    }
  });

  it('are no certain win with the other outcomes of their market, at the best odds these ever have', () => {
    for (const seed of SEEDS) {
      const { boosts, modelOf } = boostsOf(seed);
      for (const boost of boosts) {
        const { others } = marketOf(boost, modelOf);
        const inverse = others.map((one) => 100 / (oddsOf(one, 'before', 0) ?? Number.POSITIVE_INFINITY));
        const sum = inverse.reduce((all, one) => all + one, 100 / boost.odds);
        expect(sum, `${seed} ${boost.fixture.id} ${boost.market}`).toBeGreaterThan(1.003);
      }
    }
  });

  it('are below the bound of decision 132 for every probability and gain', () => {
    for (let probability = 0.01; probability < 0.99; probability += 0.0007)
      for (const gain of [0.06, 0.1, 0.15, 10]) {
        const odds = boostedOdds({ outcome: 'home', probability }, gain);
        if (odds !== null) expect(odds / 100).toBeLessThan(largestBoost(probability));
      }
  });

  it('keep the bound of decision 132: the profit is below the fair one with the margin of all other odds', () => {
    for (const seed of SEEDS) {
      const { boosts, modelOf } = boostsOf(seed);
      for (const boost of boosts) {
        const { probability } = marketOf(boost, modelOf).likely;
        expect(boost.odds / 100).toBeLessThan(largestBoost(probability));
        // What is expected of a stake stays below 1.05.
        expect((boost.odds / 100) * probability).toBeLessThan(1 + MARGINS.before);
      }
    }
  });

  it('have an immediate cash-out below the stake, by a tenth, whatever the ordinary odds are', () => {
    for (const seed of SEEDS) {
      const { boosts, modelOf } = boostsOf(seed);
      for (const boost of boosts) {
        const { likely } = marketOf(boost, modelOf);
        for (const lean of [0, 0.5, 1]) {
          const ordinary = (oddsOf(likely, 'before', lean) ?? 0) / 100;
          expect(ordinary * likely.probability * 0.95).toBeLessThan(0.91);
        }
      }
    }
  });
});
