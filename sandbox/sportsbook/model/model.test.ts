import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { createRandomSource } from './randomSource.ts';
import { fixtureById, fixturesOf, LEAGUES } from './fixtures.ts';
import { createMatchModel } from './match.ts';
import { oddsOf, returnOf } from './odds.ts';
import { createOffer, type Result } from './offer.ts';
import { momentOf, SPORTS, tickAtMs } from './sports.ts';

const chance = createRandomSource('a secret of a test');
const AT = Date.parse('2026-11-20T10:00:00Z');
const matches = LEAGUES.flatMap((league) => fixturesOf(chance, league, AT));
const sample = LEAGUES.flatMap((league) => fixturesOf(chance, league, AT).slice(0, 3));

function offerAt(time: { now: number }, decided: ReadonlyMap<string, Result> = new Map()) {
  return createOffer({ chance, now: () => time.now, decided: (id) => decided.get(id) ?? null });
}

describe('a match', () => {
  it('OPEN-43 is the same for the same secret, and different for another secret', () => {
    const other = createRandomSource('another secret');
    const [one, again, elsewhere] = [chance, createRandomSource('a secret of a test'), other].map((by) =>
      sample.map((fixture) => createMatchModel(by, fixture).score(1_000)),
    );
    expect(again).toEqual(one);
    expect(elsewhere).not.toEqual(one);
  });

  it('OPEN-43 is found by its id, has two teams, and no other id is found', () => {
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
    for (const fixture of matches) {
      expect(fixtureById(chance, fixture.id)).toEqual(fixture);
      expect(fixture.home.name).not.toBe(fixture.away.name);
    }
    for (const id of ['', 'northern-1', 'nobody-1-0', 'northern-1-9', 'northern-x-0', '__proto__-1-0'])
      expect(fixtureById(chance, id)).toBeNull();
  });

  it.each(Object.entries(SPORTS).filter(([sport]) => sport !== 'tennis'))(
    'of %s goes through its parts and its breaks, and each tick is over when it says',
    (_sport, time) => {
      const ticks = time.ticksPerPeriod * time.periods;
      expect(momentOf(time, ticks, -1).phase).toBe('before');
      for (let tick = 1; tick <= ticks; tick++) {
        const at = tickAtMs(time, tick);
        expect(momentOf(time, ticks, at - 1).tick).toBe(tick - 1);
        expect(momentOf(time, ticks, at).tick).toBe(tick);
      }
      expect(momentOf(time, ticks, time.ticksPerPeriod * time.tickMs).phase).toBe('break');
      expect(momentOf(time, ticks, tickAtMs(time, ticks)).phase).toBe('ended');
    },
  );
});

describe('the odds', () => {
  it('OPEN-43 have probabilities that sum to one at every moment of every match', () => {
    for (const fixture of sample) {
      const model = createMatchModel(chance, fixture);
      for (let tick = 0; tick < model.ticks; tick += 17)
        for (const { outcomes } of model.markets(tick)) {
          expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 8);
          for (const { probability } of outcomes) expect(probability).toBeGreaterThanOrEqual(-1e-12);
        }
    }
  });

  it('OPEN-43 are below the fair odds, each of them, with any lean', () => {
    for (const probability of [0.008, 0.02, 0.11, 0.333, 0.5, 0.75, 0.9])
      for (const phase of ['before', 'live'] as const)
        for (const lean of [0, 0.3, 1]) {
          const odds = oddsOf({ outcome: 'home', probability }, phase, lean);
          if (odds !== null) expect((odds / 100) * probability).toBeLessThan(0.9525);
        }
  });

  it('are empty when nothing is left to decide', () => {
    expect(oddsOf({ outcome: 'home', probability: 1 }, 'live', 0)).toBeNull();
    expect(oddsOf({ outcome: 'home', probability: 0 }, 'live', 0)).toBeNull();
    expect(oddsOf({ outcome: 'home', probability: 0.001 }, 'live', 0)).toBeNull();
  });

  it('OPEN-43 have probabilities that match the frequencies over many matches', () => {
    const tally = new Map<string, { expected: number; happened: number }>();
    const league = LEAGUES.filter(({ sport }) => sport !== 'basketball');
    for (let day = 0; day < 6; day++)
      for (const fixture of league.flatMap((one) => fixturesOf(chance, one, AT + day * 20 * 60 * MINUTE))) {
        const model = createMatchModel(chance, fixture);
        const tick = Math.floor(model.ticks / 3);
        const final = model.score(model.ticks);
        for (const { market, outcomes } of model.markets(tick)) {
          const winner = model.winningOutcome(final, market);
          // The probabilities are those of bets whose stakes are not returned.
          if (winner === null) continue;
          for (const { outcome, probability } of outcomes) {
            const key = `${fixture.league.sport} ${market.split(':')[0]} ${outcome}`;
            const sum = tally.get(key) ?? { expected: 0, happened: 0 };
            sum.expected += probability;
            if (winner === outcome) sum.happened++;
            tally.set(key, sum);
          }
        }
      }
    for (const [key, { expected, happened }] of tally)
      expect(Math.abs(happened - expected), key).toBeLessThan(6 * Math.sqrt(expected) + 5);
  });

  it('a coupon returns the stake times all odds, rounded down to minor units', () => {
    expect(returnOf(1000n, [185, 210])).toBe(3885n);
    expect(returnOf(33n, [101, 101, 101])).toBe(33n);
    expect(returnOf(1n, [150])).toBe(1n);
  });
});

describe('the offer', () => {
  it('FAIR-05 the prices of a version stay the same, and future versions have none', () => {
    const fixture = matches.find(({ startsAt, league }) => startsAt > AT && league.sport === 'football');
    if (!fixture) throw new Error('no match');
    const time = { now: fixture.startsAt + 5 * MINUTE };
    const offer = offerAt(time);
    const { version } = offer.stateOf(fixture);
    expect(version).toBe('l15');
    const seen = offer.markets(fixture, version);
    expect(seen.length).toBeGreaterThan(3);
    time.now += 8 * MINUTE;
    expect(offer.markets(fixture, version)).toEqual(seen);
    expect(offer.markets(fixture, 'l80')).toEqual([]);
    expect(offer.markets(fixture, 'nonsense')).toEqual([]);
  });

  it('betting is suspended for a moment after a goal', () => {
    const found = matches
      .filter(({ league }) => league.sport === 'football')
      .map((fixture) => {
        const model = createMatchModel(chance, fixture);
        const goal = Array.from({ length: model.ticks - 1 }, (_, tick) => tick + 1).find(
          (tick) =>
            (model.score(tick).home !== model.score(tick - 1).home ||
              model.score(tick).away !== model.score(tick - 1).away) &&
            (model.abandonedAfter ?? 1_000) > tick,
        );
        return goal === undefined ? null : { fixture, goal };
      })
      .find((one) => one !== null);
    if (!found) throw new Error('no goals');
    const { fixture, goal } = found;
    const time = { now: fixture.startsAt + tickAtMs(SPORTS.football, goal) };
    const offer = offerAt(time);
    expect(offer.stateOf(fixture).isSuspended).toBe(true);
    time.now += 9 * SECOND;
    expect(offer.stateOf(fixture).isSuspended).toBe(false);
  });

  it('a result that was set in the console is final', () => {
    const [fixture] = matches.filter(({ startsAt }) => startsAt > AT);
    if (!fixture) throw new Error('no match');
    const score = { home: 3, away: 0 };
    const decided = new Map<string, Result>([[fixture.id, { kind: 'ended', score }]]);
    const offer = offerAt({ now: AT }, decided);
    expect(offer.result(fixture)).toEqual({ kind: 'ended', score });
    expect(offer.fixtures()).not.toContainEqual(fixture);
    expect(offerAt({ now: AT }).result(fixture)).toBeNull();
  });
});
