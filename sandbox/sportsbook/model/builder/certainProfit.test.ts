import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandomSource } from '../randomSource.ts';
import { fixturesOf, LEAGUES } from '../fixtures.ts';
import { createMatchModel } from '../match.ts';
import { MARGINS, oddsOf } from '../odds.ts';
import { isQuarterLine } from '../lines/quarterLines.ts';
import { playPeriods } from '../periods/play.ts';
import { basketball } from '../periods/basketball.ts';
import { iceHockey } from '../periods/iceHockey.ts';
import { playTennis, tennisGame } from '../tennis/play.ts';
import type { Score } from '../score.ts';

const chance = createRandomSource('a secret of a test');
const AT = Date.parse('2026-11-20T10:00:00Z');
const MATCHES = 250;

const PLAYED = {
  iceHockey: (lead: number, id: string) => playPeriods(iceHockey(lead).game, chance, id),
  basketball: (lead: number, id: string) => playPeriods(basketball(lead).game, chance, id),
  tennis: (lead: number, id: string) => playTennis(tennisGame(lead), chance, id),
};

describe.each(Object.entries(PLAYED))('bets on a match of %s', (sport, played) => {
  const league = LEAGUES.find((one) => one.sport === sport);
  const [fixture] = league ? fixturesOf(chance, league, AT) : [];
  if (!fixture) throw new Error('no match');
  const model = createMatchModel(chance, fixture);
  const lead = fixture.home.strength - fixture.away.strength;
  const offered = model
    .markets(0)
    .filter(({ market }) => !isQuarterLine(market))
    .flatMap(({ market, outcomes, void: returned = 0 }) =>
      outcomes.flatMap((likely) => {
        const odds = oddsOf(likely, 'before', 0);
        return odds === null ? [] : [{ market, ...likely, returned, odds }];
      }),
    );

  it('OPEN-43 return less than they cost on one set of probabilities, by the margin at least', () => {
    expect(offered.length).toBeGreaterThan(80);
    for (const { market, outcome, probability, returned, odds } of offered) {
      const kept = (1 - returned) * probability * (odds / 100) + returned;
      const most = (1 - returned) / (1 + MARGINS.before) + returned;
      expect(kept, `${market} ${outcome}`).toBeLessThanOrEqual(most + 1e-9);
    }
  });

  it('OPEN-43 never win together in every match, whatever the stakes on related markets', () => {
    const finals = Array.from({ length: MATCHES }, (_, number): Score => {
      return played(lead, `${sport} profit ${number}`).at(-1) ?? { home: 0, away: 0 };
    });
    const known = new Map<string, readonly (string | null)[]>();
    const winnersOf = (market: string): readonly (string | null)[] => {
      const winners = known.get(market) ?? finals.map((final) => model.winningOutcome(final, market));
      known.set(market, winners);
      return winners;
    };
    const bet = fc.record({ on: fc.constantFrom(...offered), stake: fc.integer({ min: 1, max: 100 }) });
    fc.assert(
      fc.property(fc.array(bet, { minLength: 2, maxLength: 8 }), (bets) => {
        const cost = bets.reduce((sum, { stake }) => sum + stake, 0);
        const returnIn = (match: number): number =>
          bets.reduce((sum, { on, stake }) => {
            const winner = winnersOf(on.market)[match] ?? null;
            if (winner === null) return sum + stake;
            return winner === on.outcome ? sum + (stake * on.odds) / 100 : sum;
          }, 0);
        const worst = Math.min(...finals.map((_, match) => returnIn(match)));
        expect(worst).toBeLessThanOrEqual(cost);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});
