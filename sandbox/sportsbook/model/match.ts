import type { RandomSource } from './randomSource.ts';
import {
  baskets,
  basketballJoint,
  basketballResult,
  basketballMarkets,
  expectedTotal,
  goals,
  playCounting,
  type Basketball,
  type Counting,
} from './counting.ts';
import type { Fixture } from './fixtures.ts';
import { footballJoint } from './football/joint.ts';
import { footballOutcome, footballMain, footballMarkets } from './football/markets.ts';
import { footballGame, playFootball } from './football/play.ts';
import { isTracked } from './football/trackers.ts';
import { iceHockeyJoint, iceHockeyOutcome, iceHockeyMain, iceHockeyMarkets } from './iceHockey.ts';
import type { Selection } from './builder/joint.ts';
import { withQuarterLines } from './lines/quarterLines.ts';
import type { MarketProbabilities, Score } from './score.ts';
import { SPORTS, type Sport } from './sports.ts';
import { playTennis, tennisJoint, tennisResult, tennisMarkets, type Tennis } from './tennis.ts';

/** A precomputed match: its simulated scores, and its markets at every tick. */
export interface MatchModel {
  readonly ticks: number;
  /** Tick after which the match is abandoned; null for nearly all matches. */
  readonly abandonedAfter: number | null;
  score(tick: number): Score;
  /** Markets at this tick. Their probabilities follow from the score so far and not from the known result. */
  markets(tick: number): readonly MarketProbabilities[];
  /** The main market alone, which is much cheaper than all markets. */
  main(tick: number): MarketProbabilities | null;
  /** The probability at this tick that all selections win. */
  joint(tick: number, selections: readonly Selection[]): number;
  /** Whether selections on this market make the joint probability much more expensive to calculate. */
  isCostly(market: string): boolean;
  /** The winning outcome of a market; null when the market is void. */
  winningOutcome(final: Score, market: string): string | null;
}

const ABANDONED = 1 / 80;

export function createMatchModel(chance: RandomSource, fixture: Fixture): MatchModel {
  const { sport } = fixture.league;
  const {
    scores,
    markets,
    main,
    joint,
    isCostly = () => false,
    winningOutcome,
  } = PLAYED[sport](chance, fixture);
  const ticks = scores.length - 1;
  const score = (tick: number): Score => scores[Math.min(tick, ticks)] ?? { home: 0, away: 0 };
  const [isAbandoned = 1, when = 0] = chance(`${fixture.id} abandoned`);
  return {
    ticks,
    abandonedAfter: isAbandoned < ABANDONED ? Math.floor(when * ticks) : null,
    score,
    markets: (tick) => markets(score(tick), tick),
    main: (tick) => main(score(tick), tick),
    joint: (tick, selections) => joint(score(tick), tick, selections),
    isCostly,
    winningOutcome,
  };
}

interface Played {
  readonly scores: readonly Score[];
  markets(score: Score, tick: number): readonly MarketProbabilities[];
  main(score: Score, tick: number): MarketProbabilities | null;
  joint(score: Score, tick: number, selections: readonly Selection[]): number;
  readonly isCostly?: (market: string) => boolean;
  winningOutcome(final: Score, market: string): string | null;
}

const PLAYED: Readonly<Record<Sport, (chance: RandomSource, fixture: Fixture) => Played>> = {
  football(chance, fixture) {
    const game = footballGame(leadOf(fixture));
    return {
      scores: playFootball(game, chance, fixture.id),
      markets: (score, tick) => withQuarterLines('handicap', footballMarkets(game, score, tick)),
      main: (score, tick) => footballMain(game, score, tick),
      joint: (score, tick, selections) => footballJoint(game, score, tick, selections),
      isCostly: isTracked,
      winningOutcome: footballOutcome,
    };
  },
  iceHockey(chance, fixture) {
    const game = iceHockeyGame(leadOf(fixture));
    return {
      scores: playCounting(game, chance, fixture.id),
      markets: (score, tick) =>
        withQuarterLines('handicap', iceHockeyMarkets(game, score, game.ticks - tick)),
      main: (score, tick) => iceHockeyMain(game, score, game.ticks - tick),
      joint: (score, tick, selections) => iceHockeyJoint(game, score, game.ticks - tick, selections),
      winningOutcome: iceHockeyOutcome,
    };
  },
  basketball(chance, fixture) {
    const game = basketballGame(leadOf(fixture));
    const markets = (score: Score, tick: number) => basketballMarkets(game, score, game.ticks - tick);
    return {
      scores: playCounting(game, chance, fixture.id),
      markets,
      main: (score, tick) =>
        basketballMarkets({ ...game, totals: [], handicaps: [] }, score, game.ticks - tick)[0] ?? null,
      joint: (score, tick, selections) => basketballJoint(game, score, game.ticks - tick, selections),
      winningOutcome: basketballResult,
    };
  },
  tennis(chance, fixture) {
    const lead = leadOf(fixture) * 0.12;
    const game: Tennis = { serving: 0.74 + lead, returning: 0.26 + lead, tieBreak: 0.5 + lead };
    const markets = (score: Score) => tennisMarkets(game, score);
    return {
      scores: playTennis(game, chance, fixture.id),
      markets,
      main: (score) => markets(score)[0] ?? null,
      joint: (score, _tick, selections) => tennisJoint(game, score, selections),
      winningOutcome: tennisResult,
    };
  },
};

const leadOf = ({ home, away }: Fixture): number => home.strength - away.strength;

function basketballGame(lead: number): Basketball {
  const ticks = ticksOf('basketball');
  const game = {
    ticks,
    home: baskets(82 + 7 * lead, ticks),
    away: baskets(79 - 7 * lead, ticks),
    overtime: 0.5 + 0.15 * lead,
    totals: [],
    handicaps: [],
  };
  const middle = Math.round(expectedTotal(game)) + 0.5;
  const favoured = -Math.round(3 + 14 * lead) + 0.5;
  return {
    ...game,
    totals: [-16, -8, -4, 0, 4, 8, 16].map((step) => middle + step),
    handicaps: [-8, -4, 0, 4, 8].map((step) => favoured + step),
  };
}

function iceHockeyGame(lead: number): Counting {
  const ticks = ticksOf('iceHockey');
  return {
    ticks,
    home: goals(3.1 * Math.exp(0.55 * lead), ticks),
    away: goals(2.7 * Math.exp(-0.55 * lead), ticks),
    overtime: null,
  };
}

const ticksOf = (sport: 'basketball' | 'iceHockey'): number =>
  SPORTS[sport].ticksPerPeriod * SPORTS[sport].periods;
