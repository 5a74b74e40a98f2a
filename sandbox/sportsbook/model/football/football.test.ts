import { describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { createRandomSource } from '../randomSource.ts';
import { fixturesOf, LEAGUES } from '../fixtures.ts';
import { createMatchModel } from '../match.ts';
import type { MarketProbabilities, Score } from '../score.ts';
import { CORNERS, FINAL, FIRST_HALF, FIRST_HALF_CORNERS, HALVES, SECOND_HALF } from './definitions.ts';
import { footballOutcome, footballMain, footballMarkets } from './markets.ts';
import { footballGame, HALF, MINUTES, playFootball } from './play.ts';
import { FIELD_PLAYERS, shirtBy, squadOf } from './squads.ts';

const chance = createRandomSource('a secret of a test');
const game = footballGame(0.2);
const MINUTES_SEEN = [0, 20, HALF, 60, 89] as const;
const matches = Array.from({ length: 500 }, (_, number) => playFootball(game, chance, `match ${number}`));
const finalOf = (scores: readonly Score[]): Score => scores[MINUTES] ?? { home: 0, away: 0 };
const at = (scores: readonly Score[], minute: number): Score => scores[minute] ?? { home: 0, away: 0 };
const chanceOf = (all: readonly MarketProbabilities[], market: string, outcome: string): number =>
  all.find((one) => one.market === market)?.outcomes.find((one) => one.outcome === outcome)?.probability ??
  Number.NaN;

/** Calculates the markets once for each situation that several matches share. */
function marketsAt(
  scores: readonly Score[],
  minute: number,
  known: Map<string, readonly MarketProbabilities[]>,
) {
  const score = at(scores, minute);
  const key = JSON.stringify(score);
  const found = known.get(key) ?? footballMarkets(game, score, minute);
  known.set(key, found);
  return found;
}

describe('the markets of a football match', () => {
  it('OPEN-43 are more than seventy, not counting those on single players', () => {
    const all = footballMarkets(game, at(matches[0] ?? [], 0), 0).map(({ market }) => market);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((market) => !/^(scorer|brace):/.test(market)).length).toBeGreaterThanOrEqual(90);
    expect(all.filter((market) => market.startsWith('scorer:'))).toHaveLength(20);
  });

  it('OPEN-43 have probabilities that sum to one at every stage of a match', () => {
    for (const scores of matches.slice(0, 10))
      for (const minute of MINUTES_SEEN)
        for (const { market, outcomes } of footballMarkets(game, at(scores, minute), minute)) {
          expect(
            outcomes.reduce((sum, { probability }) => sum + probability, 0),
            market,
          ).toBeCloseTo(1, 9);
          for (const { probability } of outcomes) expect(probability, market).toBeGreaterThanOrEqual(-1e-12);
        }
  });

  it('have a main market with the same prices when it is calculated alone', () => {
    for (const minute of MINUTES_SEEN) {
      const score = at(matches[3] ?? [], minute);
      expect(footballMain(game, score, minute)).toEqual(footballMarkets(game, score, minute)[0]);
    }
  });

  it.each([
    ['total', 'over', -1, [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5]],
    ['hometotal', 'over', -1, [0.5, 1.5, 2.5, 3.5]],
    ['awaytotal', 'over', -1, [0.5, 1.5, 2.5, 3.5]],
    ['handicap', 'home', 1, [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5]],
    ['handicap', 'home', 1, [-2, -1, 1, 2]],
    ['european', 'home', 1, [-2, -1, 1, 2]],
    ['cornertotal', 'over', -1, [7.5, 8.5, 9.5, 10.5, 11.5, 12.5]],
  ] as const)(
    'OPEN-43 %s: %s becomes likelier (1) or rarer (-1) with the line: %i',
    (kind, outcome, way, lines) => {
      const all = footballMarkets(game, at(matches[1] ?? [], 0), 0);
      const chances = lines.map((line) => chanceOf(all, `${kind}:${line}`, outcome));
      for (const [index, one] of chances.slice(1).entries())
        expect(Math.sign(one - (chances[index] ?? 0))).toBe(way);
    },
  );

  it('OPEN-43 agree with each other', () => {
    const all = footballMarkets(game, at(matches[2] ?? [], 0), 0);
    const p = (market: string, outcome: string) => chanceOf(all, market, outcome);
    expect(p('double:away', 'yes')).toBeCloseTo(p('result', 'home') + p('result', 'draw'), 10);
    expect(p('dnb', 'home')).toBeCloseTo(p('result', 'home') / (1 - p('result', 'draw')), 10);
    expect(p('handicap:-0.5', 'home')).toBeCloseTo(p('result', 'home'), 10);
    expect(p('goals', 'n0')).toBeCloseTo(p('total:0.5', 'under'), 10);
    expect(p('goal:1', 'none')).toBeCloseTo(p('score', 's0x0'), 10);
    expect(p('firstscorer', 'none')).toBeCloseTo(p('firsttime', 'none'), 10);
    expect(p('goal:1', 'home') + p('goal:1', 'away')).toBeCloseTo(p('total:0.5', 'over'), 10);
    expect(p('resultboth', 'homeno') + p('resultboth', 'homeyes')).toBeCloseTo(p('result', 'home'), 10);
    expect(p('nil:home', 'yes')).toBeCloseTo(p('resultboth', 'homeno'), 10);
    const halfFull = ['home', 'draw', 'away'].map((half) => p('halffull', `${half}home`));
    expect(halfFull.reduce((sum, one) => sum + one, 0)).toBeCloseTo(p('result', 'home'), 6);
  });

  it.each([0, 30, 65])('OPEN-43 have the frequencies of many matches from minute %i on', (minute) => {
    const tally = new Map<string, { expected: number; variance: number; happened: number }>();
    const known = new Map<string, readonly MarketProbabilities[]>();
    for (const scores of matches)
      for (const { market, outcomes } of marketsAt(scores, minute, known)) {
        const winner = footballOutcome(finalOf(scores), market);
        if (winner === null) continue;
        for (const { outcome, probability } of outcomes) {
          const key = `${market} ${outcome}`;
          const sum = tally.get(key) ?? { expected: 0, variance: 0, happened: 0 };
          sum.expected += probability;
          sum.variance += probability * (1 - probability);
          if (winner === outcome) sum.happened++;
          tally.set(key, sum);
        }
      }
    expect(tally.size).toBeGreaterThan(300);
    // Five standard deviations: one false alarm in about a million outcomes.
    for (const [key, { expected, variance, happened }] of tally)
      expect(Math.abs(happened - expected), `${key}: ${happened} of ${expected}`).toBeLessThan(
        5 * Math.sqrt(variance) + 3,
      );
  });

  it('FAIR-05 depend on nothing that happens later', () => {
    for (const scores of matches.slice(0, 20)) {
      const minute = 33;
      const seen = at(scores, minute);
      expect(seen.play?.goals.every((goal) => goal.minute <= minute)).toBe(true);
      const again: Score = structuredClone(seen);
      expect(footballMarkets(game, again, minute)).toEqual(footballMarkets(game, seen, minute));
    }
  });
});

describe('the settlement of a football match', () => {
  const definitions = [...[FINAL, FIRST_HALF, SECOND_HALF, CORNERS, FIRST_HALF_CORNERS].flat(), ...HALVES];

  it('OPEN-43 gives each market one of its outcomes, and returns stakes only where the rules say so', () => {
    const wrong: string[] = [];
    const mayReturn = /^(dnb[12]?|(handicap|cornerline):-?\d)$/;
    for (const scores of matches)
      for (const { market, outcomes } of definitions) {
        const winner = footballOutcome(finalOf(scores), market);
        if (winner === null ? !mayReturn.test(market) : !outcomes.includes(winner))
          wrong.push(`${market} ${winner}`);
      }
    expect(wrong).toEqual([]);
  });

  it('OPEN-43 never contradicts itself', () => {
    for (const scores of matches) {
      const final = finalOf(scores);
      const { home, away, play } = final;
      const a = (market: string) => footballOutcome(final, market);
      const goals = home + away;
      for (const line of [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5])
        expect(a(`total:${line}`)).toBe(goals > line ? 'over' : 'under');
      if (home <= 4 && away <= 4) expect(a('score')).toBe(`s${home}x${away}`);
      expect(a('goals')).toBe(goals < 6 ? `n${goals}` : 'n6plus');
      expect(a('both')).toBe(a('hometotal:0.5') === 'over' && a('awaytotal:0.5') === 'over' ? 'yes' : 'no');
      expect(a('halffull')).toBe(`${a('result1')}${a('result')}`);
      expect(a('goal:1') === 'none').toBe(goals === 0);
      expect(a('lastgoal') === 'none').toBe(goals === 0);
      expect(a('dnb')).toBe(a('result') === 'draw' ? null : a('result'));
      const scorers = FIELD_PLAYERS.filter(({ shirt }) => a(`scorer:h${shirt}`) === 'yes');
      expect(scorers.length > 0).toBe(home > 0);
      const first = a('firstscorer');
      if (first !== 'none') {
        expect(a(`scorer:${first}`)).toBe('yes');
        expect(a('goal:1')).toBe(first?.startsWith('h') ? 'home' : 'away');
      }
      expect(play?.goals).toHaveLength(goals);
    }
  });

  it('OPEN-43 of a result without details is void where details decide, and follows from the score elsewhere', () => {
    const score: Score = { home: 2, away: 1 };
    const voids = ['result1', 'total1:0.5', 'halffull', 'goal:1', 'lastgoal', 'firsttime', 'firstscorer'];
    for (const market of [...voids, 'lastscorer', 'scorer:h9', 'brace:a9', 'corners', 'cornertotal1:3.5'])
      expect(footballOutcome(score, market), market).toBeNull();
    expect(footballOutcome(score, 'result')).toBe('home');
    expect(footballOutcome(score, 'score')).toBe('s2x1');
    expect(footballOutcome(score, 'goal:4')).toBe('none');
    expect(footballOutcome({ home: 1, away: 0 }, 'goal:1')).toBe('home');
    expect(footballOutcome({ home: 1, away: 0 }, 'scorer:a9')).toBe('no');
    const nothing: Score = { home: 0, away: 0 };
    expect(
      ['result1', 'halffull', 'firstscorer', 'scorer:h9'].map((m) => footballOutcome(nothing, m)),
    ).toEqual(['draw', 'drawdraw', 'none', 'no']);
  });

  it.each([
    [{ home: 1, away: 1 }, 'dnb', null],
    [{ home: 2, away: 1 }, 'handicap:-1', null],
    [{ home: 2, away: 0 }, 'handicap:-1', 'home'],
    [{ home: 2, away: 1 }, 'handicap:-1.5', 'away'],
    [{ home: 2, away: 1 }, 'european:-1', 'draw'],
    [{ home: 0, away: 2 }, 'handicap:2', null],
    [{ home: 0, away: 2 }, 'nil:away', 'yes'],
    [{ home: 0, away: 0 }, 'nil:away', 'no'],
    [{ home: 0, away: 0 }, 'clean:away', 'yes'],
    [{ home: 5, away: 0 }, 'score', 'other'],
    [{ home: 5, away: 0 }, 'margin', 'home3'],
  ] as const)('of %j, %s is %s', (score, market, winner) => {
    expect(footballOutcome(score, market)).toBe(winner);
  });

  it('OPEN-43 puts two goals of one minute in an order, so that no two players share the first goal', () => {
    const both = matches
      .map((scores) => finalOf(scores).play?.goals ?? [])
      .filter((goals) => goals[0] && goals[0].minute === goals[1]?.minute);
    expect(both.length).toBeGreaterThan(2);
    for (const goals of both) {
      const final: Score = {
        home: 1,
        away: 1,
        play: { goals: goals.slice(0, 2), half: null, corners: null, halfCorners: null },
      };
      const first = footballOutcome(final, 'firstscorer');
      expect(first).not.toBe(footballOutcome(final, 'lastscorer'));
    }
    expect(new Set(both.map((goals) => goals[0]?.side))).toEqual(new Set(['home', 'away']));
  });
});

it('each football team has eleven players, whose shares in its goals sum to one', () => {
  const teams = LEAGUES.filter(({ sport }) => sport === 'football').flatMap((league) => league.teams);
  const names = teams.flatMap(([name]) => squadOf(name));
  expect(names).toHaveLength(teams.length * 11);
  expect(new Set(names).size).toBe(names.length);
  expect(FIELD_PLAYERS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  expect([0, 0.999_999].map(shirtBy)).toEqual([2, 11]);
});

it('the main market of a list of matches is the first of all markets', () => {
  const [league] = LEAGUES;
  if (!league) throw new Error('no league');
  const [fixture] = fixturesOf(chance, league, 20 * 60 * MINUTE);
  if (!fixture) throw new Error('no match');
  const model = createMatchModel(chance, fixture);
  expect(model.main(0)).toEqual(model.markets(0)[0]);
});
