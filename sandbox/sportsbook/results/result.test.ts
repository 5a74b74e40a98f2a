import { describe, expect, it } from 'vitest';
import type { MatchState } from '../model/matchState.ts';
import type { Pair, Score } from '../model/score.ts';
import type { Sport } from '../model/sports.ts';
import { resultOf, type End } from './result.ts';

const state = (phase: MatchState['phase'], score: Score): MatchState => ({
  phase,
  tick: 40,
  period: 2,
  inPeriodMs: 0,
  isSuspended: false,
  version: 'l40',
  score,
});

const press = (sport: Sport, end: End, before: MatchState) =>
  resultOf(sport, before, end, new URLSearchParams());

it('OPEN-43 an overtime that is entered is not below the one that the match has shown', () => {
  const periods: readonly Pair[] = [
    [20, 20],
    [20, 20],
    [20, 20],
    [20, 20],
    [10, 5],
  ];
  const shown = state('live', { home: 90, away: 85, regular: [80, 80], periods });
  const form = new URLSearchParams({ overtime: '0-1' });
  for (const number of [1, 2, 3, 4]) form.set(`period${number}`, '20-20');
  const before = { ...shown, tick: 48 };
  expect(resultOf('basketball', before, 'score', form)).toBe('Overtime: the match has already shown 10-5.');
});

describe('a result by a press', () => {
  it('OPEN-43 of a match that is over starts anew: regular time and the match agree', () => {
    const over = state('ended', { home: 3, away: 2, regular: [3, 2], periods: [[3, 2]] });
    expect(press('iceHockey', 'away', over)).toEqual({
      kind: 'ended',
      score: { home: 0, away: 1, regular: [0, 1], periods: [] },
    });
  });

  it.each<readonly [readonly Pair[], End, readonly Pair[]]>([
    [
      [],
      'home',
      [
        [6, 4],
        [6, 4],
      ],
    ],
    [
      [[4, 6]],
      'home',
      [
        [4, 6],
        [6, 4],
        [6, 4],
      ],
    ],
    [
      [
        [4, 6],
        [5, 5],
      ],
      'home',
      [
        [4, 6],
        [7, 5],
        [6, 4],
      ],
    ],
    [
      [
        [4, 6],
        [6, 6],
      ],
      'away',
      [
        [4, 6],
        [6, 7],
      ],
    ],
    [
      [
        [6, 3],
        [2, 1],
      ],
      'away',
      [
        [6, 3],
        [4, 6],
        [4, 6],
      ],
    ],
  ])('OPEN-43 of a tennis match with the sets %j, won by %s, has the sets %j', (shown, end, sets) => {
    const won = sets.filter(([home, away]) => home > away).length;
    const score = { home: won, away: sets.length - won, sets };
    expect(press('tennis', end, state('live', { home: 0, away: 0, sets: shown }))).toEqual({
      kind: 'ended',
      score,
    });
  });
});
