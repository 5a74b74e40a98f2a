import { describe, expect, it } from 'vitest';
import { createRandomSource } from '../randomSource.ts';
import { fixturesOf, LEAGUES } from '../fixtures.ts';
import { createMatchModel } from '../match.ts';
import { decidingMarkets, isQuarterLine } from './quarterLines.ts';

const chance = createRandomSource('a secret of a test');
const AT = Date.parse('2026-11-20T10:00:00Z');

/** What a bet of one at these odds is worth. */
const valueOf = (
  market: { outcomes: readonly { outcome: string; probability: number }[]; void?: number },
  outcome: string,
  odds: number,
): number => {
  const returned = market.void ?? 0;
  const probability = market.outcomes.find((one) => one.outcome === outcome)?.probability ?? 0;
  return (1 - returned) * probability * odds + returned;
};

it('OPEN-43 a quarter line is decided by the nearest lines', () => {
  expect(decidingMarkets('handicap:-0.75')).toEqual(['handicap:-1', 'handicap:-0.5']);
  expect(decidingMarkets('handicap:-0.25')).toEqual(['handicap:-0.5', 'handicap:0']);
  expect(decidingMarkets('handicap:0.25')).toEqual(['handicap:0', 'handicap:0.5']);
  expect(decidingMarkets('handicap.r:-0.25')).toEqual(['handicap.r:-0.5', 'handicap.r:0']);
  for (const market of ['handicap:-1', 'handicap:0.5', 'total:2.5', 'result', 'score'])
    expect(decidingMarkets(market)).toEqual([market]);
});

describe.each(['football', 'iceHockey'] as const)('OPEN-43 the quarter lines of %s', (sport) => {
  const league = LEAGUES.find((one) => one.sport === sport);
  if (!league) throw new Error('no league');
  const models = fixturesOf(chance, league, AT)
    .slice(0, 4)
    .map((fixture) => createMatchModel(chance, fixture));

  it('are worth, at any odds and at any time, what half the stake on each of the nearest lines is worth', () => {
    for (const model of models)
      for (const tick of [0, Math.floor(model.ticks / 2), model.ticks - 1]) {
        const markets = model.markets(tick);
        const quarters = markets.filter(({ market }) => isQuarterLine(market));
        if (tick === 0) expect(quarters).toHaveLength(10);
        for (const quarter of quarters) {
          const lines = decidingMarkets(quarter.market).flatMap(
            (name) => markets.find(({ market }) => market === name) ?? [],
          );
          expect(lines).toHaveLength(2);
          for (const outcome of ['home', 'away'])
            for (const odds of [1.01, 1.9, 14]) {
              const half = lines.map((line) => valueOf(line, outcome, odds) / 2);
              expect(valueOf(quarter, outcome, odds), quarter.market).toBeCloseTo(
                half.reduce((sum, one) => sum + one, 0),
                9,
              );
            }
        }
      }
  });

  it('are monotonic: a better line is more likely to be worth its stake', () => {
    for (const model of models) {
      const values = model
        .markets(0)
        .filter(({ market }) => /^handicap(\.r)?:/.test(market))
        .map((market) => valueOf(market, 'home', 2));
      expect(values.length).toBeGreaterThan(18);
      for (const [index, value] of values.slice(1).entries())
        expect(value).toBeGreaterThanOrEqual((values[index] ?? 0) - 1e-9);
    }
  });
});
