import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandomSource } from '../randomSource.ts';
import type { MarketProbabilities, Pair, Score } from '../score.ts';
import { basketball } from './basketball.ts';
import { iceHockey } from './iceHockey.ts';
import { playPeriods } from './play.ts';
import { createPeriodSport } from './sport.ts';

const chance = createRandomSource('a secret of a test');
const SPORTS = { iceHockey: iceHockey(0.2), basketball: basketball(0.2) };
const COUNT = 400;

describe.each(Object.entries(SPORTS))('a match of %s in periods', (name, sport) => {
  const { game } = sport;
  const priced = createPeriodSport(sport);
  const matches = Array.from({ length: COUNT }, (_, number) =>
    playPeriods(game, chance, `${name} ${number}`),
  );
  const finals = matches.map((scores) => scores.at(-1) ?? { home: 0, away: 0 });
  const regular = game.periods * game.ticksPerPeriod;

  it('OPEN-43 has scores of periods that add up to its score after each tick, and never ends level', () => {
    for (const scores of matches)
      for (const score of scores) {
        expect(sumOf(score.periods ?? [])).toEqual([score.home, score.away]);
        if (score.regular) expect(sumOf((score.periods ?? []).slice(0, game.periods))).toEqual(score.regular);
      }
    for (const { home, away } of finals) expect(home).not.toBe(away);
    expect(matches.some((scores) => scores.length - 1 > regular)).toBe(true);
  });

  it('OPEN-43 settles each market as its name says, by a count over its ticks', () => {
    const names = priced.markets(matches[0]?.[0] ?? { home: 0, away: 0 }, 0).map(({ market }) => market);
    for (const scores of matches.slice(0, 60)) {
      const final = scores.at(-1) ?? { home: 0, away: 0 };
      for (const market of names)
        expect(priced.winningOutcome(final, market), market).toBe(counted(scores, market, game));
    }
  });

  it('OPEN-43 has probabilities that sum to one and are certain once a market is decided', () => {
    for (const scores of matches.slice(0, 12)) {
      const final = scores.at(-1) ?? { home: 0, away: 0 };
      for (let tick = 0; tick < scores.length; tick += 13)
        for (const { market, outcomes } of priced.markets(scores[tick] ?? final, tick)) {
          expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 8);
          const certain = outcomes.find(({ probability }) => probability > 1 - 1e-12);
          const winner = priced.winningOutcome(final, market);
          if (certain && winner !== null) expect(winner, `${market} at ${tick}`).toBe(certain.outcome);
        }
    }
  });

  it.each([0, Math.floor(regular / 3), regular - 5])(
    'OPEN-43 has the frequencies of its outcomes as probabilities, from tick %i on',
    (tick) => {
      const tally = new Map<string, { expected: number; variance: number; happened: number }>();
      for (const [index, scores] of matches.entries()) {
        const final = finals[index] ?? { home: 0, away: 0 };
        const now = scores[tick];
        if (!now || (name === 'basketball' && index >= 120)) continue;
        for (const { market, outcomes } of priced.markets(now, tick)) {
          const winner = priced.winningOutcome(final, market);
          if (winner === null) continue;
          for (const { outcome, probability: p } of outcomes) {
            const key = `${market} ${outcome}`;
            const sum = tally.get(key) ?? { expected: 0, variance: 0, happened: 0 };
            tally.set(key, {
              expected: sum.expected + p,
              variance: sum.variance + p * (1 - p),
              happened: sum.happened + Number(winner === outcome),
            });
          }
        }
      }
      for (const [key, { expected, variance, happened }] of tally)
        expect(Math.abs(happened - expected), key).toBeLessThan(5 * Math.sqrt(variance) + 3);
    },
  );

  it('OPEN-43 combines selections by their joint probability, which adds up over the outcomes of a market', () => {
    const now = matches[1]?.[30] ?? { home: 0, away: 0 };
    const markets = priced
      .markets(now, 30)
      .filter(({ market, void: returned }) => !returned && !priced.isAlone(market));
    const open = (one: MarketProbabilities) => one.outcomes.filter(({ probability }) => probability > 0.02);
    const anyMarket = fc.constantFrom(...markets.filter((one) => open(one).length > 1));
    fc.assert(
      fc.property(anyMarket, anyMarket, fc.nat(20), (one, other, at) => {
        fc.pre(one.market !== other.market);
        const chosen = open(one)[at % open(one).length];
        if (!chosen) return;
        const first = { market: one.market, outcome: chosen.outcome };
        const joint = (outcome: string) => priced.joint(now, 30, [first, { market: other.market, outcome }]);
        const sum = other.outcomes.reduce((all, { outcome }) => all + joint(outcome), 0);
        expect(sum, `${one.market} ${other.market}`).toBeCloseTo(chosen.probability, 7);
        for (const { outcome, probability } of open(other))
          expect(joint(outcome)).toBeLessThan(Math.min(probability, chosen.probability) + 1e-8);
      }),
      { numRuns: 25, seed: 3 },
    );
  });
});

const sumOf = (pairs: readonly Pair[]): Pair => [
  pairs.reduce((sum, [home]) => sum + home, 0),
  pairs.reduce((sum, [, away]) => sum + away, 0),
];

/** The points in each tick, from which the test counts independently of the definitions of the markets. */
function counted(
  scores: readonly Score[],
  market: string,
  game: { readonly periods: number; readonly ticksPerPeriod: number },
): string | null {
  const at = (tick: number): Pair => {
    const { home, away } = scores[Math.min(tick, scores.length - 1)] ?? { home: 0, away: 0 };
    return [home, away];
  };
  const between = (from: number, to: number): Pair => [at(to)[0] - at(from)[0], at(to)[1] - at(from)[1]];
  const [, kind = '', letter = '', number = '', about = ''] =
    /^([a-z]+)(?:\.([a-z])(\d)?)?(?::(.*))?$/.exec(market) ?? [];
  const end = game.periods * game.ticksPerPeriod;
  const length = letter === 'h' ? game.ticksPerPeriod * 2 : game.ticksPerPeriod;
  const [from, to] =
    letter === 'o'
      ? [0, scores.length - 1]
      : letter === 'r'
        ? [0, end]
        : [(Number(number) - 1) * length, Number(number) * length];
  if (kind === 'highest') return highest(between, game);
  if (kind === 'race') return race(scores, Number(about));
  return byScore(kind, about, between(from, to), game.periods === 4);
}

function highest(
  between: (from: number, to: number) => Pair,
  { periods, ticksPerPeriod }: { readonly periods: number; readonly ticksPerPeriod: number },
): string {
  const sums = Array.from({ length: periods }, (_, index) => {
    const [home, away] = between(index * ticksPerPeriod, (index + 1) * ticksPerPeriod);
    return home + away;
  });
  const best = sums.flatMap((sum, index) => (sum === Math.max(...sums) ? [index + 1] : []));
  return best.length > 1 ? 'equal' : `${periods === 4 ? 'q' : 'p'}${best[0]}`;
}

function race(scores: readonly Score[], points: number): string | null {
  const first = scores.find(({ home, away }) => Math.max(home, away) >= points);
  if (!first) return null;
  // Which of two sides was first within a tick is drawn.
  if (Math.min(first.home, first.away) >= points) return first.firstTo?.[points] ?? null;
  return first.home >= points ? 'home' : 'away';
}

function byScore(kind: string, about: string, [home, away]: Pair, isBasketball: boolean): string | null {
  const line = Number(about);
  const leader = home > away ? 'home' : home < away ? 'away' : 'draw';
  const margin = Math.abs(home - away);
  switch (kind) {
    case 'result':
    case 'winner':
      return leader;
    case 'double':
      return leader === about ? 'no' : 'yes';
    case 'dnb':
      return leader === 'draw' ? null : leader;
    case 'total':
      return home + away > line ? 'over' : 'under';
    case 'hometotal':
      return home > line ? 'over' : 'under';
    case 'awaytotal':
      return away > line ? 'over' : 'under';
    case 'both':
      return home * away > 0 ? 'yes' : 'no';
    case 'resultboth':
      return `${leader}${home * away > 0 ? 'yes' : 'no'}`;
    case 'european':
      return home + line > away ? 'home' : home + line < away ? 'away' : 'draw';
    case 'handicap':
      return home + line === away ? null : home + line > away ? 'home' : 'away';
    case 'odd':
      return (home + away) % 2 === 1 ? 'odd' : 'even';
    case 'goals':
      return home + away >= 8 ? 'n8plus' : `n${home + away}`;
    case 'score':
      return Math.max(home, away) > 2 ? 'other' : `s${home}x${away}`;
    case 'overtime':
      return leader === 'draw' ? 'yes' : 'no';
    case 'margin':
      return isBasketball ? marginOfPoints(leader, margin) : marginOfGoals(leader, margin);
    default:
      throw new Error(`the test does not know ${kind}`);
  }
}

const marginOfGoals = (leader: string, margin: number): string =>
  leader === 'draw' ? 'draw' : `${leader}${Math.min(3, margin)}`;

function marginOfPoints(leader: string, margin: number): string {
  if (margin > 15) return `${leader}16plus`;
  return `${leader}${margin > 10 ? '11to15' : margin > 5 ? '6to10' : '1to5'}`;
}
