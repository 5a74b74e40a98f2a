import type { RandomSource } from './randomSource.ts';
import {
  baskets,
  countingResult,
  countingMarkets,
  expectedTotal,
  goals,
  playCounting,
  type Counting,
} from './counting.ts';
import type { Fixture } from './fixtures.ts';
import type { MarketProbabilities, Score } from './score.ts';
import { SPORTS, type Sport } from './sports.ts';
import { playTennis, tennisResult, tennisMarkets, type Tennis } from './tennis.ts';

/** A precomputed match: its whole course, and its markets at every tick. */
export interface Course {
  readonly ticks: number;
  /** Tick after which the match is abandoned; null for nearly all matches. */
  readonly abandonedAfter: number | null;
  score(tick: number): Score;
  /** Markets at this tick. Their probabilities follow from the score so far and not from the known result. */
  questions(tick: number): readonly MarketProbabilities[];
  /** The winning outcome of a market; null when the market is void. */
  answer(final: Score, market: string): string | null;
}

const ABANDONED = 1 / 80;

export function courseOf(chance: RandomSource, fixture: Fixture): Course {
  const { sport } = fixture.league;
  const { scores, questions, answer } =
    sport === 'tennis' ? ofTennis(chance, fixture) : ofCounting(chance, fixture, sport);
  const ticks = scores.length - 1;
  const score = (tick: number): Score => scores[Math.min(tick, ticks)] ?? { home: 0, away: 0 };
  const [isAbandoned = 1, when = 0] = chance(`${fixture.id} abandoned`);
  return {
    ticks,
    abandonedAfter: isAbandoned < ABANDONED ? Math.floor(when * ticks) : null,
    score,
    questions: (tick) => questions(score(tick), tick),
    answer,
  };
}

interface Played {
  readonly scores: readonly Score[];
  questions(score: Score, tick: number): readonly MarketProbabilities[];
  answer(final: Score, market: string): string | null;
}

function ofTennis(chance: RandomSource, { id, home, away }: Fixture): Played {
  const lead = (home.strength - away.strength) * 0.12;
  const game: Tennis = { serving: 0.74 + lead, returning: 0.26 + lead, tieBreak: 0.5 + lead };
  return {
    scores: playTennis(game, chance, id),
    questions: (score) => tennisMarkets(game, score),
    answer: tennisResult,
  };
}

function ofCounting(chance: RandomSource, fixture: Fixture, sport: Exclude<Sport, 'tennis'>): Played {
  const game = countingGame(fixture, sport);
  return {
    scores: playCounting(game, chance, fixture.id),
    questions: (score, tick) => countingMarkets(game, score, game.ticks - tick),
    answer: countingResult,
  };
}

function countingGame({ home, away }: Fixture, sport: Exclude<Sport, 'tennis'>): Counting {
  const { ticksPerPeriod, periods } = SPORTS[sport];
  const ticks = ticksPerPeriod * periods;
  const lead = home.strength - away.strength;
  if (sport === 'basketball') {
    const sides = { home: baskets(82 + 7 * lead, ticks), away: baskets(79 - 7 * lead, ticks) };
    const game = {
      ticks,
      ...sides,
      overtime: 0.5 + 0.15 * lead,
      totals: [],
      handicaps: [],
      hasBothScore: false,
    };
    const middle = Math.round(expectedTotal(game)) + 0.5;
    const favoured = -Math.round(3 + 14 * lead) + 0.5;
    return { ...game, totals: [middle - 8, middle, middle + 8], handicaps: [favoured] };
  }
  const [forHome, forAway] = sport === 'football' ? [1.55, 1.2] : [3.1, 2.7];
  return {
    ticks,
    home: goals(forHome * Math.exp(0.55 * lead), ticks),
    away: goals(forAway * Math.exp(-0.55 * lead), ticks),
    overtime: null,
    totals: sport === 'football' ? [1.5, 2.5, 3.5] : [4.5, 5.5, 6.5],
    handicaps: [-1.5, 1.5],
    hasBothScore: true,
  };
}
