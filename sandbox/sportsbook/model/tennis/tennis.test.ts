import { describe, expect, it } from 'vitest';
import { createRandomSource } from '../randomSource.ts';
import type { Pair, Score } from '../score.ts';
import { createTennis } from './markets.ts';
import { playTennis, tennisGame } from './play.ts';

const chance = createRandomSource('a secret of a test');
const game = tennisGame(0.2);
const tennis = createTennis(game);
const matches = Array.from({ length: 300 }, (_, number) => playTennis(game, chance, `tennis ${number}`));
const finalOf = (scores: readonly Score[]): Score => scores.at(-1) ?? { home: 0, away: 0 };
const START: Score = { home: 0, away: 0, sets: [[0, 0]] };
const names = tennis.markets(START).map(({ market }) => market);

describe('a match of tennis', () => {
  it('OPEN-43 has one more game after each tick, and sets that make its score', () => {
    for (const scores of matches)
      for (const [tick, { home, away, sets = [] }] of scores.entries()) {
        expect(sets.reduce((sum, [ours, theirs]) => sum + ours + theirs, 0)).toBe(tick);
        const ended = sets.filter(([ours, theirs]) => isEnded([ours, theirs]));
        expect(ended.filter(([ours, theirs]) => ours > theirs)).toHaveLength(home);
        expect(ended.filter(([ours, theirs]) => ours < theirs)).toHaveLength(away);
      }
  });

  it('OPEN-43 settles each market as its name says, by a count over its games', () => {
    for (const scores of matches)
      for (const market of [...names, 'set:3', 'score.s3', 'games.s3:9.5'])
        expect(tennis.winningOutcome(finalOf(scores), market), market).toBe(counted(scores, market));
  });

  it.each([0, 7, 16])(
    'OPEN-43 has the frequencies of its outcomes as probabilities, from game %i on',
    (tick) => {
      const tally = new Map<string, { expected: number; variance: number; happened: number }>();
      for (const scores of matches) {
        const now = scores[tick];
        if (!now || now === finalOf(scores)) continue;
        for (const { market, outcomes } of tennis.markets(now)) {
          expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
          const winner = tennis.winningOutcome(finalOf(scores), market);
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

  it.each<readonly [market: string, outcome: string | null]>([
    ['set:1', 'home'],
    ['score.s1', 's6x4'],
    ['games.s1:9.5', 'over'],
    ['tiebreak.s1', 'no'],
    ['winset:home', 'yes'],
    ['set:2', null],
    ['winner', null],
    ['sets', null],
    ['tiebreak', null],
    ['gameodd', null],
    ['games.s2:8.5', null],
  ])('OPEN-43 settles after a retirement in the second set only what is decided: %s', (market, outcome) => {
    const score = { home: 1, away: 0, sets: [[6, 4] as const, [3, 2] as const] };
    expect(tennis.winningOutcome(score, market)).toBe(outcome);
  });

  it('OPEN-43 decides the lines on games that are exceeded before a retirement', () => {
    const score = {
      home: 1,
      away: 1,
      sets: [
        [7, 6],
        [6, 7],
        [5, 5],
      ] as const,
    };
    for (const market of names.filter((name) => name.startsWith('games:')))
      expect(tennis.winningOutcome(score, market), market).toBe('over');
    expect(tennis.winningOutcome(score, 'sets')).toBe('three');
    expect(tennis.winningOutcome(score, 'winner')).toBeNull();
  });
});

const isEnded = ([home, away]: Pair): boolean =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) > 1);

/** Who won each game, from which the test counts independently of the definitions of the markets. */
function counted(scores: readonly Score[], market: string): string | null {
  const sets = finalOf(scores).sets ?? [];
  const [kind = '', about = ''] = market.split(':');
  const [name = '', scope = ''] = kind.split('.');
  const number = name === 'set' ? about : scope.slice(1);
  const own = number === '' ? sets : sets.slice(Number(number) - 1, Number(number));
  if (own.length === 0) return null;
  const home = own.reduce((sum, [ours]) => sum + ours, 0);
  const away = own.reduce((sum, [, theirs]) => sum + theirs, 0);
  const won = own.filter(([ours, theirs]) => ours > theirs).length;
  const lost = own.length - won;
  const leader = won > lost ? 'home' : 'away';
  const line = Number(about);
  const yesNo = (holds: boolean): string => (holds ? 'yes' : 'no');
  const overUnder = (count: number): string => (count > line ? 'over' : 'under');
  const all: Readonly<Record<string, () => string>> = {
    winner: () => leader,
    set: () => leader,
    setscore: () => `s${won}x${lost}`,
    score: () => `s${home}x${away}`,
    sets: () => (own.length === 3 ? 'three' : 'two'),
    bothsets: () => yesNo(won > 0 && lost > 0),
    winset: () => yesNo((about === 'home' ? won : lost) > 0),
    setmatch: () => `${(own[0]?.[0] ?? 0) > (own[0]?.[1] ?? 0) ? 'home' : 'away'}${leader}`,
    tiebreak: () => yesNo(own.some(([ours, theirs]) => ours + theirs === 13)),
    games: () => overUnder(home + away),
    homegames: () => overUnder(home),
    awaygames: () => overUnder(away),
    gameline: () => (home + line > away ? 'home' : 'away'),
    gameodd: () => ((home + away) % 2 === 1 ? 'odd' : 'even'),
  };
  return all[name]?.() ?? 'unknown';
}
