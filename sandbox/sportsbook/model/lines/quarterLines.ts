import type { MarketProbabilities } from '../score.ts';

/**
 * A handicap with a quarter line, such as `handicap:-0.75`, is two bets of half the stake each at the same odds, on the
 * whole line and on the nearest half line. The whole one may be returned.
 */
const QUARTER = /^([a-z]+(?:\.r)?):(-?\d+\.(?:25|75))$/;

export const isQuarterLine = (market: string): boolean => QUARTER.test(market);

/** The markets that decide a bet: two for a quarter line, otherwise the market itself. */
export function decidingMarkets(market: string): readonly string[] {
  const [, kind, line] = QUARTER.exec(market) ?? [];
  return kind === undefined
    ? [market]
    : [Number(line) - 0.25, Number(line) + 0.25].map((one) => `${kind}:${one}`);
}

/**
 * The quarter line between two lines. Its void probability is the expected share of the stake that is returned; an
 * outcome has its expected share of the rest.
 */
export function betweenLines(
  market: string,
  lines: readonly [MarketProbabilities, MarketProbabilities],
): MarketProbabilities {
  const shareOf = (line: MarketProbabilities, outcome: string): number =>
    ((1 - (line.void ?? 0)) * (line.outcomes.find((one) => one.outcome === outcome)?.probability ?? 0)) / 2;
  const sums = lines[0].outcomes.map(({ outcome }) => ({
    outcome,
    share: shareOf(lines[0], outcome) + shareOf(lines[1], outcome),
  }));
  const decided = sums.reduce((sum, { share }) => sum + share, 0);
  return {
    market,
    outcomes: sums.map(({ outcome, share }) => ({ outcome, probability: share / decided })),
    void: 1 - decided,
  };
}

/** Adds the quarter lines of a handicap between its lines, in the order of the lines. */
export function withQuarterLines(
  kind: string,
  markets: readonly MarketProbabilities[],
): readonly MarketProbabilities[] {
  const isOfKind = ({ market }: MarketProbabilities): boolean => market.startsWith(`${kind}:`);
  const byLine = new Map(markets.filter(isOfKind).map((one) => [Number(one.market.split(':')[1]), one]));
  const quarters = [...byLine].flatMap(([line, one]) => {
    const next = byLine.get(line + 0.5);
    return next ? [betweenLines(`${kind}:${line + 0.25}`, [one, next])] : [];
  });
  const lineOf = ({ market }: MarketProbabilities): number => Number(market.split(':')[1]);
  const all = [...byLine.values(), ...quarters].sort((one, other) => lineOf(one) - lineOf(other));
  const first = markets.findIndex(isOfKind);
  const others = markets.filter((one) => !isOfKind(one));
  return first < 0 ? markets : [...others.slice(0, first), ...all, ...others.slice(first)];
}
