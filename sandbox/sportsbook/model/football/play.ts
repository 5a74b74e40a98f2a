import type { RandomSource } from '../randomSource.ts';
import { goals, type Scoring } from '../counting.ts';
import type { Goal, Pair, Play, Score, Side } from '../score.ts';
import { shirtBy } from './squads.ts';

/** Model of a football match. In each minute, each side's goals and corners have fixed probabilities. */
export interface Football {
  readonly home: Scoring;
  readonly away: Scoring;
  readonly homeCorners: Scoring;
  readonly awayCorners: Scoring;
}

export const HALF = 45;
export const MINUTES = 2 * HALF;

/** The model of a match. `lead` is the home side's strength minus the away side's. */
export const footballGame = (lead: number): Football => ({
  home: goals(1.55 * Math.exp(0.55 * lead), MINUTES),
  away: goals(1.2 * Math.exp(-0.55 * lead), MINUTES),
  homeCorners: goals(5.4 * Math.exp(0.25 * lead), MINUTES),
  awayCorners: goals(4.6 * Math.exp(-0.25 * lead), MINUTES),
});

export const NO_PLAY: Play = { goals: [], half: null, corners: [0, 0], halfCorners: null };

/** Simulates the whole match. Returns the score after each minute, starting with 0:0. */
export function playFootball(game: Football, chance: RandomSource, id: string): readonly Score[] {
  const scores: Score[] = [{ home: 0, away: 0, play: NO_PLAY }];
  for (let minute = 1; minute <= MINUTES; minute++)
    scores.push(
      afterMinute(game, scores[minute - 1] ?? { home: 0, away: 0 }, minute, chance(`${id} tick ${minute}`)),
    );
  return scores;
}

function afterMinute(game: Football, before: Score, minute: number, numbers: readonly number[]): Score {
  // The third number was used for overtimes, which football does not have.
  const [
    forHome = 0,
    forAway = 0,
    ,
    homeCorner = 0,
    awayCorner = 0,
    homeShirt = 0,
    awayShirt = 0,
    order = 0,
  ] = numbers;
  const { goals: earlier, half, corners, halfCorners } = before.play ?? NO_PLAY;
  const goal = (side: Side, number: number, shirt: number): readonly Goal[] =>
    happens(game[side], number) ? [{ side, minute, shirt: shirtBy(shirt) }] : [];
  const both = [goal('home', forHome, homeShirt), goal('away', forAway, awayShirt)];
  const fresh = (order < 0.5 ? both : both.toReversed()).flat();
  const count = (side: Side): number => fresh.filter((one) => one.side === side).length;
  const home = before.home + count('home');
  const away = before.away + count('away');
  const now: Pair = [
    (corners?.[0] ?? 0) + (happens(game.homeCorners, homeCorner) ? 1 : 0),
    (corners?.[1] ?? 0) + (happens(game.awayCorners, awayCorner) ? 1 : 0),
  ];
  const isHalf = minute === HALF;
  return {
    home,
    away,
    play: {
      goals: fresh.length > 0 ? [...earlier, ...fresh] : earlier,
      half: isHalf ? [home, away] : half,
      corners: now,
      halfCorners: isHalf ? now : halfCorners,
    },
  };
}

const happens = ([never = 1]: Scoring, number: number): boolean => number >= never;
