import { HOUR } from '@foyer/domain/duration.ts';
import { fixturesOf, LEAGUES, type Fixture } from '../fixtures.ts';
import type { Selection } from '../builder/joint.ts';
import type { MatchModel } from '../match.ts';
import type { MatchState } from '../matchState.ts';
import { MARGINS, oddsOf, roundedOdds, type Odds } from '../odds.ts';
import { cached } from '../../cached.ts';
import { numberOf, shuffled, type RandomSource } from '../randomSource.ts';
import type { OutcomeProbability } from '../score.ts';

/** A selection at better odds than usual, before its match. A match has at most one. */
export interface Boost extends Selection {
  readonly fixture: Fixture;
  readonly odds: Odds;
}

/** One boost in each two hours: twelve a day, on the matches that start in them. */
const WINDOW_MS = 2 * HOUR;

const KINDS = new Set(['result', 'winner', 'total', 'both', 'handicap']);
const MOST_OUTCOMES = 3;
const LEAST_PROBABILITY = 0.15;
const MOST_PROBABILITY = 0.7;

const AHEAD_MS = 12 * HOUR;

/** The least that a boost adds to the best ordinary odds of its selection. */
const LEAST_GAIN = 1.04;
/** A boost adds from 6 % to 15 % to the best ordinary odds, as far as the largest odds allow. */
const GAIN = { least: 0.06, most: 0.15 };

/**
 * The largest boosted odds of a selection. The profit of a stake is less than the fair profit plus the margin of all
 * other odds, so that no bets at those odds and no cash-outs make a boost a certain win (decision 132).
 */
export const largestBoost = (probability: number): number =>
  1 + ((1 + MARGINS.before) * (1 - probability)) / probability;

interface BoostsDeps {
  readonly chance: RandomSource;
  readonly modelOf: (fixture: Fixture) => MatchModel;
  readonly stateOf: (fixture: Fixture) => Pick<MatchState, 'phase'>;
  readonly now: () => number;
  /** Whether so much was staked on the boost of a match that no more is accepted. */
  readonly isTaken: (match: string) => boolean;
}

/** The boosts of each day, drawn from the matches of the day. They never change. */
export function createBoosts({ chance, modelOf, stateOf, now, isTaken }: BoostsDeps) {
  const known = new Map<string, readonly Boost[]>();

  const drawn = (window: number): readonly Boost[] => {
    const about = `boost ${new Date(window * WINDOW_MS).toISOString()}`;
    const start = window * WINDOW_MS;
    const fixtures = LEAGUES.flatMap((league) => fixturesOf(chance, league, start)).filter(
      ({ startsAt }) => startsAt >= start && startsAt < start + WINDOW_MS,
    );
    for (const fixture of shuffled(chance, about, fixtures)) {
      const boost = boostOn(chance, fixture, modelOf(fixture), about);
      if (boost) return [boost];
    }
    return [];
  };
  const boostsAt = (window: number): readonly Boost[] => cached(known, String(window), () => drawn(window));

  /** Null for a match without a boost. */
  const boostOf = (fixture: Fixture): Boost | null =>
    boostsAt(Math.floor(fixture.startsAt / WINDOW_MS)).find((one) => one.fixture.id === fixture.id) ?? null;

  /** The boost of a match while it can be bet on: in the last hours before it, until too much was staked on it. */
  const openBoost = (fixture: Fixture): Boost | null => {
    const isOpen = fixture.startsAt - now() < AHEAD_MS && stateOf(fixture).phase === 'before';
    return isOpen && !isTaken(fixture.id) ? boostOf(fixture) : null;
  };
  return { boostOf, openBoost };
}

function boostOn(chance: RandomSource, fixture: Fixture, model: MatchModel, about: string): Boost | null {
  const selections = model
    .markets(0)
    .filter(({ market, outcomes, void: returned }) => {
      const [, kind = ''] = /^([a-z]+)(?:\.[ro])?(?::|$)/.exec(market) ?? [];
      return KINDS.has(kind) && outcomes.length <= MOST_OUTCOMES && !returned;
    })
    .flatMap(({ market, outcomes }) => outcomes.map((one) => ({ market, ...one })))
    .filter(({ probability }) => probability >= LEAST_PROBABILITY && probability <= MOST_PROBABILITY);
  const gain = GAIN.least + (GAIN.most - GAIN.least) * numberOf(chance, `${about} gain`);
  for (const { market, outcome, probability } of shuffled(chance, `${about} ${fixture.id}`, selections)) {
    const odds = boostedOdds({ outcome, probability }, gain);
    if (odds !== null) return { fixture, market, outcome, odds };
  }
  return null;
}

/** Null when the largest odds leave too little to call it a boost. */
export function boostedOdds(likely: OutcomeProbability, gain: number): Odds | null {
  const best = oddsOf(likely, 'before', 0);
  if (best === null) return null;
  const largest = Math.ceil(largestBoost(likely.probability) * 100) - 1;
  const odds = roundedOdds(Math.min(best * (1 + gain), largest));
  return odds >= best * LEAST_GAIN ? odds : null;
}
