import { describe, expect, it } from 'vitest';
import { DEMO_CURRENCIES, type Currency } from '@foyer/domain/currency.ts';
import { HOUR } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { EXAMPLE_RATES } from '../../../sites/rates/exampleRates.ts';
import {
  seedPot,
  drawEntry,
  payOut,
  type Contributor,
  type Drawing,
  type Entry,
  type PotWin,
  type Pots,
} from './drawing.ts';
import { valueOf } from './pots.ts';
import { microEurosOf, ratesOf } from '@foyer/domain/rates.ts';
import { BOOKED_POTS, type Terms } from './terms.ts';

const TERMS: Terms = {
  instance: 'test',
  shares: { mega: 4000, major: 2001, minor: 1500, shared: 800, reserve: 1699 },
  seeds: { mega: '100000', major: '50000', minor: '2000', shared: '25000' },
  ceilings: { mega: '25000000', major: '500000', minor: '15000', shared: '2500000' },
  mustDropWithinHours: { mega: null, major: null, minor: 24 },
  oneIn: { mega: 5_000, major: 500, minor: 50 },
  communitySize: 3,
};
const START = new Date('2026-11-22T00:00:00Z');

const rates = ratesOf(EXAMPLE_RATES);

/** Runs draws in memory and adds up contributions, operator funding and payouts by currency, in minor units. */
function table(terms: Terms = TERMS) {
  const empty = () => ({ balance: new Map<Currency, bigint>(), seededAt: START, timesSeeded: 0 });
  const pots: Pots = { mega: empty(), major: empty(), minor: empty(), shared: empty(), reserve: empty() };
  const sums = {
    given: new Map<Currency, bigint>(),
    funded: new Map<Currency, bigint>(),
    paid: new Map<Currency, bigint>(),
  };
  const count = (of: keyof typeof sums, currency: Currency, minor: bigint) =>
    sums[of].set(currency, (sums[of].get(currency) ?? 0n) + minor);
  const contributors = new Map<string, Contributor>();
  const fallen: PotWin[] = [];
  const reasons: string[] = [];
  let won: readonly ('mega' | 'major' | 'minor')[] = [];
  const drawing: Drawing = {
    rates,
    decide: () => ({ terms, won }),
    community: (size, without) =>
      [...contributors.values()]
        .filter(({ playerId, given }) => playerId !== without && given > 0n)
        .sort((one, other) => Number(other.given - one.given))
        .slice(0, size),
    forgetContributors: () => contributors.clear(),
    contributed({ playerId, amount: { currency } }, microEuros) {
      const known = contributors.get(playerId)?.given ?? 0n;
      contributors.set(playerId, { playerId, currency, given: known + microEuros });
    },
    potWon(one) {
      fallen.push(one);
      for (const { currency, minor } of [one.paid, ...one.community.map(({ paid }) => paid)])
        count('paid', currency, minor);
    },
    funded: (why, funding) => {
      reasons.push(why);
      for (const [currency, minor] of funding) count('funded', currency, minor);
    },
  };
  for (const id of ['mega', 'major', 'minor', 'shared'] as const)
    seedPot(pots, id, { bet: 'opening', at: START }, terms, drawing);
  let bets = 0;
  return {
    pots,
    fallen,
    reasons,
    sums,
    give(amount: Entry['amount'], { playerId = 'anna', at = START, wins = [] as typeof won } = {}) {
      won = wins;
      count('given', amount.currency, amount.minor);
      const { terms, claims } = drawEntry(pots, { bet: `studio:${++bets}`, playerId, amount, at }, drawing);
      for (const claim of claims) payOut(pots, claim, terms, drawing);
    },
    /** Checks that pots equal contributions plus funding minus payouts, to the unit. */
    check() {
      for (const currency of DEMO_CURRENCIES) {
        const balance = BOOKED_POTS.reduce((sum, id) => sum + (pots[id].balance.get(currency) ?? 0n), 0n);
        const of = (name: keyof typeof sums) => sums[name].get(currency) ?? 0n;
        expect(balance, currency).toBe((of('given') + of('funded') - of('paid')) * 10_000n);
      }
    },
  };
}

const eur = (minor: bigint) => money(minor, 'EUR');
/** A seeded pseudo-random generator (LCG), so that every run draws the same numbers. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

describe('the pots', () => {
  it('MONEY-07 over a million bets in ten currencies, contributions equal pots plus payments, to the cent', () => {
    const { give, check, fallen, pots } = table();
    const next = numbers(7);
    for (let bet = 0; bet < 1_000_000; bet++) {
      const currency = DEMO_CURRENCIES[next(DEMO_CURRENCIES.length)] ?? 'EUR';
      const minor = BigInt(1 + next(500));
      const wins = (['mega', 'major', 'minor'] as const).filter((pot) => next(TERMS.oneIn[pot] * 20) === 0);
      const at = new Date(START.getTime() + bet * 100);
      // One bet in a hundred is rolled back.
      give(money(next(100) === 0 ? -minor : minor, currency), { playerId: `p${next(40)}`, at, wins });
      if (bet % 250_000 === 0) check();
    }
    check();
    expect(fallen.length).toBeGreaterThan(1_000);
    for (const { balance } of Object.values(pots))
      for (const units of balance.values()) expect(units).toBeGreaterThan(-10_000n * 10_000n);
  }, 60_000);

  it('JACK-37 a contribution is split by the terms, to the last fraction of a cent', () => {
    const { give, pots, check } = table();
    const before = BOOKED_POTS.map((id) => pots[id].balance.get('EUR') ?? 0n);
    give(eur(7n));
    expect(BOOKED_POTS.map((id, at) => (pots[id].balance.get('EUR') ?? 0n) - (before[at] ?? 0n))).toEqual([
      28_000n,
      14_007n,
      10_500n,
      5_600n,
      11_893n,
    ]);
    check();
  });

  it('a win pays the pot, which starts again from its seed, out of the reserve first', () => {
    const { give, pots, fallen, sums, check } = table();
    for (let bet = 0; bet < 500; bet++) give(eur(50n));
    const value = valueOf(pots.minor.balance, rates);
    const operatorMinor = sums.funded.get('EUR');
    give(eur(50n), { wins: ['minor'] });
    expect(fallen).toMatchObject([{ pot: 'minor', by: 'odds', paid: eur(value + 7n) }]);
    expect(valueOf(pots.minor.balance, rates)).toBe(2_000n);
    expect(pots.minor.timesSeeded).toBe(2);
    // 501 × 50 × 0.1699 covers the seed, so the operator adds no further money.
    expect(sums.funded.get('EUR')).toBe(operatorMinor);
    check();
  });

  it('of two wins of one pot the later gets the seed, and neither is refused', () => {
    const { give, fallen, check } = table();
    give(eur(50n), { playerId: 'anna', wins: ['major'] });
    give(eur(50n), { playerId: 'bo', wins: ['major'] });
    expect(fallen.map(({ playerId, paid }) => [playerId, paid.minor])).toEqual([
      ['anna', 500_10n],
      ['bo', 500_10n],
    ]);
    check();
  });

  it('JACK-38 a full pot is won by the contribution that fills it, up to its ceiling', () => {
    const terms = { ...TERMS, ceilings: { ...TERMS.ceilings, minor: '2010' } };
    const { give, fallen, pots, check } = table(terms);
    give(eur(50n), { playerId: 'anna' });
    expect(fallen).toEqual([]);
    give(eur(50n), { playerId: 'bo' });
    expect(fallen).toMatchObject([{ playerId: 'bo', pot: 'minor', by: 'ceiling', paid: eur(20_10n) }]);
    // The ceiling left room for 10 of 15 cents; the other 5 go to the next round.
    expect(valueOf(pots.minor.balance, rates)).toBe(20_05n);
    check();
  });

  it('JACK-38 a pot is full when its value is exactly its ceiling', () => {
    const { give, fallen } = table({ ...TERMS, ceilings: { ...TERMS.ceilings, minor: '2015' } });
    // Of each contribution 15 % go to this pot.
    give(eur(99n), { playerId: 'anna' });
    expect(fallen).toEqual([]);
    give(eur(1n), { playerId: 'bo' });
    expect(fallen).toMatchObject([{ playerId: 'bo', pot: 'minor', by: 'ceiling', paid: eur(20_15n) }]);
  });

  it('a pot is won by the first contribution after its time limit', () => {
    const { give, fallen } = table();
    const later = (ms: number) => ({ at: new Date(START.getTime() + ms) });
    give(eur(10n), later(24 * HOUR - 1));
    expect(fallen).toEqual([]);
    give(eur(10n), { ...later(24 * HOUR), playerId: 'bo' });
    give(eur(10n), { ...later(24 * HOUR + 1), playerId: 'chloe' });
    expect(fallen).toMatchObject([{ playerId: 'bo', pot: 'minor', by: 'time' }]);
  });

  it('a win in another currency is paid at the rate, and the operator exchanges the difference', () => {
    const { give, fallen, pots, sums, check } = table();
    for (let bet = 0; bet < 100; bet++) give(money(1_000n, 'NOK'));
    give(money(100n, 'JPY'), { wins: ['minor'] });
    const [won] = fallen;
    expect(won?.paid.currency).toBe('JPY');
    expect(won?.euroCents).toBe(won ? (won.paid.minor * 5571n) / 10_000n + 1n : 0n);
    expect(sums.funded.get('NOK')).toBeLessThan(0n);
    expect(sums.funded.get('JPY')).toBeGreaterThan(0n);
    expect(valueOf(pots.minor.balance, rates)).toBe(20_00n);
    check();
  });

  it('JACK-44 the community pot is paid with the largest pot, to the largest contributors and not to the winner', () => {
    const { give, fallen, pots, check } = table();
    give(eur(300n), { playerId: 'bo' });
    give(money(500n, 'NOK'), { playerId: 'kari' });
    give(eur(100n), { playerId: 'chloe' });
    give(eur(1n), { playerId: 'diego' });
    const shared = valueOf(pots.shared.balance, rates);
    give(eur(900n), { playerId: 'anna', wins: ['mega'] });
    const [won] = fallen;
    expect(won?.community.map(({ playerId }) => playerId)).toEqual(['bo', 'chloe', 'kari']);
    const cents = won?.community.reduce(
      (sum, { paid }) => sum + microEurosOf(rates, paid.minor, paid.currency) / 10_000n,
      0n,
    );
    expect(Number(shared + 72n - (cents ?? 0n))).toBeLessThanOrEqual(3);
    expect(won?.community[0]?.paid.minor).toBeGreaterThan(2n * (won?.community[1]?.paid.minor ?? 0n));
    expect(valueOf(pots.shared.balance, rates)).toBeLessThan(250_05n);
    give(eur(10n), { playerId: 'anna', wins: ['mega'] });
    // All contributor totals were reset.
    expect(fallen[1]?.community).toEqual([]);
    check();
  });

  it('JACK-44 the community pot is not paid with another pot', () => {
    const { give, fallen, pots, check } = table();
    give(eur(300n), { playerId: 'bo' });
    give(eur(900n), { playerId: 'anna', wins: ['major', 'minor'] });
    expect(fallen.map(({ pot, community }) => [pot, community])).toEqual([
      ['major', []],
      ['minor', []],
    ]);
    expect(pots.shared.timesSeeded).toBe(1);
    check();
  });

  it('FAIR-01 a share of the community pot is a gain if it is more than the player contributed', () => {
    const few = table();
    few.give(eur(300n), { playerId: 'bo' });
    few.give(eur(900n), { playerId: 'anna', wins: ['mega'] });
    expect(few.fallen[0]?.community).toMatchObject([{ playerId: 'bo', isGain: true }]);
    // After a large contribution the player's part of the shared pot is less than what they contributed.
    const many = table();
    many.give(eur(100_000n), { playerId: 'bo' });
    many.give(eur(900n), { playerId: 'anna', wins: ['mega'] });
    const won = many.fallen.find(({ pot }) => pot === 'mega');
    expect(won?.community).toMatchObject([{ playerId: 'bo', isGain: false }]);
  });

  it.each(DEMO_CURRENCIES)(
    'JACK-44 a share of the community pot in %s is exact to the smallest coin',
    (currency) => {
      const { give, fallen, pots, check } = table();
      give(money(9_970n, currency), { playerId: 'bo' });
      give(money(3_310n, currency), { playerId: 'chloe' });
      give(eur(7n), { playerId: 'diego' });
      const contributions = [money(9_970n, currency), money(3_310n, currency), eur(7n)];
      const given = contributions.map((contribution) =>
        microEurosOf(rates, contribution.minor, contribution.currency),
      );
      const whole = given.reduce((sum, one) => sum + one, 0n);
      const shared = valueOf(pots.shared.balance, rates);
      give(eur(1n), { playerId: 'anna', wins: ['mega'] });
      const community = fallen[0]?.community ?? [];
      expect(community.map(({ playerId }) => playerId).sort()).toEqual(['bo', 'chloe', 'diego']);
      for (const [index, playerId] of ['bo', 'chloe', 'diego'].entries()) {
        const paid = community.find((one) => one.playerId === playerId)?.paid ?? eur(0n);
        // A part is rounded down to a euro cent, then to the smallest coin of the player's currency. The winner's own
        // contribution may have completed a cent.
        const exact = (shared * 10_000n * (given[index] ?? 0n)) / whole;
        const worth = microEurosOf(rates, paid.minor, paid.currency);
        const coin = microEurosOf(rates, 1n, paid.currency);
        expect(worth, playerId).toBeLessThanOrEqual(exact + 10_000n);
        expect(worth, playerId).toBeGreaterThan(exact - 10_000n - coin);
      }
      check();
    },
  );

  it('each movement of operator money has its own key, so that a repeated draw moves it once', () => {
    const { give, reasons } = table();
    expect(reasons).toEqual([
      'opening mega begins',
      'opening major begins',
      'opening minor begins',
      'opening shared begins',
    ]);
    give(eur(500n), { playerId: 'bo' });
    give(eur(500n), { playerId: 'anna', wins: ['mega', 'minor'] });
    expect(reasons.slice(4)).toEqual([
      'studio:2 mega paid',
      'studio:2 mega begins',
      'studio:2 shared bo',
      'studio:2 shared begins',
      'studio:2 minor paid',
      'studio:2 minor begins',
    ]);
  });

  it('JACK-44 a contribution that is worth less than a cent of the community pot gets nothing', () => {
    const { give, fallen, pots } = table({ ...TERMS, communitySize: 5 });
    give(eur(100_000n), { playerId: 'bo' });
    give(eur(1n), { playerId: 'chloe' });
    give(eur(1n), { playerId: 'anna', wins: ['mega'] });
    const won = fallen.find(({ pot }) => pot === 'mega');
    expect(won?.community.map(({ playerId }) => playerId)).toEqual(['bo']);
    expect(pots.shared.timesSeeded).toBe(2);
  });

  it('JACK-44 without other contributors the community pot stays', () => {
    const { give, fallen, pots } = table();
    const shared = valueOf(pots.shared.balance, rates);
    give(eur(100n), { playerId: 'anna', wins: ['mega'] });
    expect(fallen[0]?.community).toEqual([]);
    expect(valueOf(pots.shared.balance, rates)).toBe(shared + 8n);
    expect(pots.shared.timesSeeded).toBe(1);
  });

  it('JACK-44 no community is paid where the terms have none', () => {
    const { give, fallen, pots } = table({ ...TERMS, communitySize: 0 });
    give(eur(100n), { playerId: 'bo' });
    give(eur(100n), { playerId: 'anna', wins: ['mega'] });
    expect(fallen[0]?.community).toEqual([]);
    expect(pots.shared.timesSeeded).toBe(1);
  });

  it('JACK-44 the community pot pays at most its ceiling', () => {
    const { give, fallen, check } = table({ ...TERMS, ceilings: { ...TERMS.ceilings, shared: '25010' } });
    give(eur(1_000n), { playerId: 'bo' });
    give(eur(1n), { playerId: 'anna', wins: ['mega'] });
    expect(fallen[0]?.community).toMatchObject([{ playerId: 'bo', paid: eur(250_10n) }]);
    check();
  });

  it('FAIR-01 a share that only returns the contributions is no gain', () => {
    const { give, fallen } = table({
      ...TERMS,
      ceilings: { ...TERMS.ceilings, shared: '10000' },
    });
    give(eur(100_00n), { playerId: 'bo' });
    give(eur(1n), { playerId: 'anna', wins: ['mega'] });
    expect(fallen.find(({ pot }) => pot === 'mega')?.community).toMatchObject([
      { paid: eur(100_00n), isGain: false },
    ]);
  });

  it('a win carries its bet and time, and pays at least one minor unit', () => {
    const { give, fallen } = table({
      ...TERMS,
      seeds: { ...TERMS.seeds, minor: '0' },
      ceilings: { ...TERMS.ceilings, minor: '1000' },
    });
    const at = new Date(START.getTime() + 5);
    give(eur(1n), { playerId: 'bo', at, wins: ['minor'] });
    expect(fallen).toEqual([
      {
        bet: 'studio:1',
        pot: 'minor',
        by: 'odds',
        playerId: 'bo',
        euroCents: 1n,
        paid: eur(1n),
        at,
        community: [],
      },
    ]);
  });

  it('a refunded contribution leaves the pots as it came; a pot that it won stays won', () => {
    const { give, fallen, check, pots } = table();
    give(eur(50n), { wins: ['minor'] });
    give(eur(-50n), { wins: ['minor'] });
    expect(fallen).toHaveLength(1);
    expect(valueOf(pots.minor.balance, rates)).toBe(19_93n);
    check();
  });
});
