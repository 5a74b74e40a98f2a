import type { RandomSource } from './randomSource.ts';
import type { Fixture } from './fixtures.ts';
import { footballJoint } from './football/joint.ts';
import { footballOutcome, footballMain, footballMarkets } from './football/markets.ts';
import { footballGame, playFootball } from './football/play.ts';
import { isTracked } from './football/trackers.ts';
import { basketball } from './periods/basketball.ts';
import { iceHockey } from './periods/iceHockey.ts';
import { playPeriods } from './periods/play.ts';
import { createPeriodSport, type PeriodSport } from './periods/sport.ts';
import type { Selection } from './builder/joint.ts';
import { cached } from '../cached.ts';
import { withQuarterLines } from './lines/quarterLines.ts';
import type { MarketProbabilities, Score } from './score.ts';
import type { Sport } from './sports.ts';
import { createTennis } from './tennis/markets.ts';
import { playTennis, tennisGame } from './tennis/play.ts';

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
  /** Whether a selection on this market cannot be combined with others of the match. */
  isAlone(market: string): boolean;
  /** The winning outcome of a market; null when the market is void. */
  winningOutcome(final: Score, market: string): string | null;
}

const ABANDONED = 1 / 80;
/** Number of ticks whose markets a match remembers: the current one, and those of open betslips. */
const TICKS_KNOWN = 3;

export function createMatchModel(chance: RandomSource, fixture: Fixture): MatchModel {
  const { sport } = fixture.league;
  const {
    scores,
    markets,
    main,
    joint,
    isCostly = () => false,
    isAlone = () => false,
    winningOutcome,
  } = PLAYED[sport](chance, fixture);
  const ticks = scores.length - 1;
  const score = (tick: number): Score => scores[Math.min(tick, ticks)] ?? { home: 0, away: 0 };
  const [isAbandoned = 1, when = 0] = chance(`${fixture.id} abandoned`);
  const known = new Map<string, readonly MarketProbabilities[]>();
  return {
    ticks,
    abandonedAfter: isAbandoned < ABANDONED ? Math.floor(when * ticks) : null,
    score,
    markets: (tick) => cached(known, String(tick), () => markets(score(tick), tick), TICKS_KNOWN),
    main: (tick) => main(score(tick), tick),
    joint: (tick, selections) => joint(score(tick), tick, selections),
    isCostly,
    isAlone,
    winningOutcome,
  };
}

interface Played {
  readonly scores: readonly Score[];
  markets(score: Score, tick: number): readonly MarketProbabilities[];
  main(score: Score, tick: number): MarketProbabilities | null;
  joint(score: Score, tick: number, selections: readonly Selection[]): number;
  readonly isCostly?: (market: string) => boolean;
  readonly isAlone?: (market: string) => boolean;
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
  iceHockey: (chance, fixture) => inPeriods(iceHockey(leadOf(fixture)), chance, fixture),
  basketball: (chance, fixture) => inPeriods(basketball(leadOf(fixture)), chance, fixture),
  tennis(chance, fixture) {
    const game = tennisGame(leadOf(fixture));
    const { markets, main, joint, winningOutcome } = createTennis(game);
    return {
      scores: playTennis(game, chance, fixture.id),
      markets,
      main,
      joint: (score, _tick, selections) => joint(score, selections),
      winningOutcome,
    };
  },
};

function inPeriods(sport: PeriodSport, chance: RandomSource, fixture: Fixture): Played {
  const priced = createPeriodSport(sport);
  return {
    ...priced,
    scores: playPeriods(sport.game, chance, fixture.id),
    markets: (score, tick) => withQuarterLines('handicap.r', priced.markets(score, tick)),
  };
}

const leadOf = ({ home, away }: Fixture): number => home.strength - away.strength;
