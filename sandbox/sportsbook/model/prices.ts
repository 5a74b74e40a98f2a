import { cached } from '../cached.ts';
import type { Fixture } from './fixtures.ts';
import type { Selection } from './builder/joint.ts';
import type { MatchModel } from './match.ts';
import { oddsOf, type Odds } from './odds.ts';
import { numberOf, type RandomSource } from './randomSource.ts';
import type { OutcomeProbability, MarketProbabilities } from './score.ts';
import type { MatchState } from './matchState.ts';

export interface Price {
  readonly outcome: string;
  /** Null when the outcome cannot be bet on. */
  readonly odds: Odds | null;
}

export interface Market {
  readonly market: string;
  readonly prices: readonly Price[];
}

interface Version {
  readonly kind: 'p' | 'l';
  readonly at: number;
  readonly tick: number;
}

interface PricesDeps {
  readonly chance: RandomSource;
  readonly modelOf: (fixture: Fixture) => MatchModel;
  readonly stateOf: (fixture: Fixture) => MatchState;
}

export type Prices = ReturnType<typeof createPrices>;

/** The prices of the markets of a match. */
export function createPrices({ chance, modelOf, stateOf }: PricesDeps) {
  const known = new Map<string, readonly Market[]>();

  /** Null for an unknown or future version. */
  const versionOf = (fixture: Fixture, text: string): Version | null => {
    const [, kind, number = ''] = /^([pl])(\d{1,9})$/.exec(text) ?? [];
    const at = Number(number);
    if (!kind || isAhead(stateOf(fixture).version, kind, at)) return null;
    return kind === 'p' ? { kind, at, tick: 0 } : { kind: 'l', at, tick: at };
  };

  /** The markets of a match with the prices of a version; empty for a future version. */
  const markets = (fixture: Fixture, text: string): readonly Market[] => {
    const version = versionOf(fixture, text);
    if (!version) return [];
    return cached(known, `${fixture.id} ${text}`, () =>
      modelOf(fixture)
        .markets(version.tick)
        .map((market) => pricedMarket(chance, fixture, market, version)),
    );
  };

  /** The odds of an outcome in a version; null when it cannot be bet on. */
  const oddsAt = (fixture: Fixture, { market, outcome }: Selection, text: string): Odds | null =>
    markets(fixture, text)
      .find((one) => one.market === market)
      ?.prices.find((one) => one.outcome === outcome)?.odds ?? null;

  /** The main market of `markets`, without the cost of the others. */
  const mainMarket = (fixture: Fixture, text: string): Market | null => {
    const version = versionOf(fixture, text);
    const main = version && modelOf(fixture).main(version.tick);
    return main && pricedMarket(chance, fixture, main, version);
  };

  /** The probabilities of the markets now. They are the same at all times before the match. */
  const probabilities = (fixture: Fixture): readonly MarketProbabilities[] => {
    const { phase, tick } = stateOf(fixture);
    return modelOf(fixture).markets(phase === 'before' ? 0 : tick);
  };

  /** Number of markets that can be bet on. */
  const openMarkets = (fixture: Fixture): number => {
    const phase = stateOf(fixture).phase === 'before' ? 'before' : 'live';
    const isOffered = (one: OutcomeProbability): boolean => oddsOf(one, phase, 0) !== null;
    return probabilities(fixture).filter(({ outcomes }) => outcomes.some(isOffered)).length;
  };

  /**
   * Value of a bet of one at these odds if its market is decided by the probabilities of now; null when the
   * match is suspended or over, or when the market is not offered.
   */
  const valueOf = (fixture: Fixture, market: string, outcome: string, odds: Odds): number | null => {
    if (stateOf(fixture).isSuspended) return null;
    const found = probabilities(fixture).find((one) => one.market === market);
    const likely = found?.outcomes.find((one) => one.outcome === outcome);
    if (!found || !likely) return null;
    const returned = found.void ?? 0;
    return (1 - returned) * likely.probability * (odds / 100) + returned;
  };

  return { markets, oddsAt, mainMarket, openMarkets, valueOf, versionOf };
}

function pricedMarket(
  chance: RandomSource,
  fixture: Fixture,
  { market, outcomes }: MarketProbabilities,
  version: Version,
): Market {
  const phase = version.kind === 'p' ? 'before' : 'live';
  const about = version.kind === 'p' ? version.at : 'live';
  const oddsFor = (one: OutcomeProbability): Odds | null =>
    oddsOf(one, phase, numberOf(chance, `${fixture.id} ${market} ${one.outcome} ${about}`));
  return { market, prices: outcomes.map((one) => ({ outcome: one.outcome, odds: oddsFor(one) })) };
}

/** Future versions are rejected, because their live prices would reveal the course of the match. */
function isAhead(current: string, kind: string, at: number): boolean {
  const isLive = current.startsWith('l');
  if (kind === 'p') return !isLive && at > Number(current.slice(1));
  return !isLive || at > Number(current.slice(1));
}
