import { DEMO_CURRENCIES } from '@foyer/domain/currency.ts';
import { expect, it } from 'vitest';
import { followPots, type Fall } from '@foyer/contract/jackpot/falls.ts';
import type { Period } from '@foyer/contract/jackpot/http.ts';
import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/potNames.ts';
import type { Ticket } from '@foyer/contract/jackpot/tickets.ts';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import { EXAMPLE_RATES } from '../../../sites/rates/exampleRates.ts';
import { seedPot, drawEntry, payOut, type Drawing, type PotWin } from '../books/drawing.ts';
import { ratesOf } from '@foyer/domain/rates.ts';
import { emptyPots } from '../books/tables.ts';
import type { Terms } from '../books/terms.ts';

const rates = ratesOf(EXAMPLE_RATES);
const TERMS: Terms = {
  instance: 'test',
  shares: { mega: 4000, major: 2500, minor: 1500, shared: 800, reserve: 1200 },
  seeds: { mega: '100000', major: '50000', minor: '2000', shared: '25000' },
  ceilings: { mega: '120000', major: '52000', minor: '15000', shared: '2500000' },
  mustDropWithinHours: { mega: null, major: null, minor: 1 },
  oneIn: { mega: 5_000, major: 500, minor: 50 },
  communitySize: 0,
};
const START = new Date('2026-11-22T00:00:00Z');
const BETS = 40_000;

interface Played {
  readonly tickets: readonly Ticket[];
  readonly fallen: readonly PotWin[];
}

/** Pots at their seeds, and what is published about the bets that are drawn for them. */
function openedPots(wins: (pot: DrawnPotId, bet: string) => boolean) {
  const pots = emptyPots(START);
  const tickets: Ticket[] = [];
  const fallen: PotWin[] = [];
  const drawing: Drawing = {
    rates,
    decide({ bet, amount }, microEuros) {
      if (amount.minor < 0n) return { terms: TERMS, won: [] };
      tickets.push({ bet, microEuros });
      return { terms: TERMS, won: DRAWN_POTS.filter((pot) => wins(pot, bet)) };
    },
    community: () => [],
    forgetContributors() {},
    contributed() {},
    potWon: (one) => void fallen.push(one),
    funded() {},
  };
  for (const id of DRAWN_POTS) seedPot(pots, id, { bet: 'opening', at: START }, TERMS, drawing);
  return { pots, drawing, tickets, fallen };
}

/** One day of bets in every currency, drawn as the platform draws them, with pseudo-random odds. */
const played = ((): Played => {
  let die = 7;
  const roll = (below: number) => (die = (Math.imul(die, 1_664_525) + 1_013_904_223) >>> 0) % below;
  const { pots, drawing, tickets, fallen } = openedPots((pot) => roll(TERMS.oneIn[pot] * 4) === 0);
  for (let bet = 0; bet < BETS; bet++) {
    const currency = DEMO_CURRENCIES[roll(DEMO_CURRENCIES.length)] ?? 'EUR';
    const amount = money(BigInt(1 + roll(50)), currency);
    const at = new Date(START.getTime() + bet * 2 * SECOND);
    const { terms, claims } = drawEntry(
      pots,
      { bet: `studio:${bet}`, playerId: `p-${roll(50)}`, amount, at },
      drawing,
    );
    for (const claim of claims) payOut(pots, claim, terms, drawing);
  }
  return { tickets, fallen };
})();

const told = (fallen: readonly PotWin[] = played.fallen): Pick<Period, 'pots' | 'wins'> => ({
  pots: DRAWN_POTS.map((id) => ({
    id,
    one_in: TERMS.oneIn[id],
    share: TERMS.shares[id],
    seed: toDecimal(money(BigInt(TERMS.seeds[id]), 'EUR')),
    ceiling: toDecimal(money(BigInt(TERMS.ceilings[id]), 'EUR')),
    must_drop_within_hours: TERMS.mustDropWithinHours[id],
  })),
  wins: fallen.map(({ bet, pot, by, euroCents, at }) => ({
    bet,
    pot,
    by,
    amount: toDecimal(money(euroCents, 'EUR')),
    at: at.toISOString(),
  })),
});

function followed(period = told(), tickets = played.tickets, before: readonly ['minor', string][] = []) {
  const following = followPots(period, new Map(before));
  for (const ticket of tickets) following.take(ticket);
  return following.falls();
}
const faults = (falls: readonly Fall[]) => falls.flatMap(({ fault }) => fault ?? []);
const isOther = ({ comparison }: Fall) => comparison === 'lower' || comparison === 'differs';
const changed = (which: (one: PotWin) => boolean, change: Partial<PotWin>) => {
  const at = played.fallen.findIndex(which);
  return played.fallen.map((one, index) => (index === at ? { ...one, ...change } : one));
};

it('FAIR-08 each pot won in a period matches the published list, by odds, ceiling and time, in every currency', () => {
  const falls = followed();
  for (const by of ['odds', 'ceiling', 'time'])
    expect(played.fallen.filter((one) => one.by === by).length, by).toBeGreaterThan(5);
  expect(faults(falls)).toEqual([]);
  expect(falls.filter(({ unknown }) => unknown === 'first')).toHaveLength(DRAWN_POTS.length);
  const computed = falls.filter((fall) => fall.computed !== null);
  expect(computed.length).toBe(falls.length - DRAWN_POTS.length);
  expect(computed.filter(({ comparison }) => comparison !== 'agrees')).toEqual([]);
  // The computed range is narrow (below 60 cents), so a wrong amount would be detected.
  for (const { computed: range } of computed) {
    expect(Number(range!.high - range!.low)).toBeLessThan(60);
  }
});

it('FAIR-08 a wrong amount is detected, slightly higher or lower', () => {
  const byOdds = played.fallen.filter(({ by }) => by === 'odds').at(-1)!;
  for (const [cents, comparison] of [
    [-60n, 'lower'],
    [60n, 'differs'],
  ] as const) {
    const wins = changed((one) => one === byOdds, { euroCents: byOdds.euroCents + cents });
    expect(followed(told(wins)).filter(isOther)).toMatchObject([{ bet: byOdds.bet, comparison }]);
  }
});

it('FAIR-08 after a contribution was returned the pot is lower than calculated, and the rules are kept', () => {
  const { pots, drawing, tickets, fallen } = openedPots(
    (pot, bet) => pot === 'minor' && ['s:1', 's:4'].includes(bet),
  );
  for (const [bet, minor] of [
    ['s:1', 1_00n],
    ['s:2', 10_00n],
    ['s:3', 1_00n],
    ['s:2', -10_00n],
    ['s:4', 1_00n],
  ] as const) {
    const amount = money(minor, 'EUR');
    const { terms, claims } = drawEntry(pots, { bet, playerId: 'anna', amount, at: START }, drawing);
    for (const claim of claims) payOut(pots, claim, terms, drawing);
  }
  const falls = followed(told(fallen), tickets);
  expect(falls).toMatchObject([
    { bet: 's:1', comparison: null },
    { bet: 's:4', comparison: 'lower', published: 20_30n },
  ]);
  expect(faults(falls)).toEqual([]);
});

it('FAIR-08 a pot wrongly recorded as full is detected', () => {
  const [, second] = played.fallen.filter(({ by, pot }) => by !== 'ceiling' && pot === 'major');
  const wins = changed((one) => one === second, {
    by: 'ceiling',
    euroCents: BigInt(TERMS.ceilings.major),
  });
  expect(followed(told(wins)).filter(isOther)).toMatchObject([{ bet: second!.bet }]);
});

it('FAIR-08 violations of the rules are reported: above the ceiling, full too early, or won too early', () => {
  const more = changed(({ by }) => by === 'ceiling', { euroCents: 99_999_999n });
  expect(faults(followed(told(more)))).toEqual(['overCeiling']);
  const less = changed(({ by }) => by === 'ceiling', { euroCents: 1n });
  expect(faults(followed(told(less)))).toEqual(['notFull']);
  const [, late] = played.fallen.filter(({ by }) => by === 'time');
  const early = changed((one) => one === late, { at: new Date(late!.at.getTime() - 2 * HOUR) });
  expect(faults(followed(told(early)))).toEqual(['tooEarly']);
});

it('FAIR-08 the first win by time is compared with the previous period, if that is known', () => {
  const [first] = played.fallen.filter(({ pot }) => pot === 'minor');
  const own = told([{ ...first!, by: 'time' }]);
  const before = (hours: number): ['minor', string][] => [
    ['minor', new Date(first!.at.getTime() - hours * HOUR).toISOString()],
  ];
  expect(faults(followed(own))).toEqual([]);
  expect(faults(followed(own, played.tickets, before(1)))).toEqual([]);
  expect(faults(followed(own, played.tickets, before(0.9)))).toEqual(['tooEarly']);
});

it('FAIR-08 the amount after a staged win is not predicted', () => {
  const [first, second, third] = played.fallen.filter(({ pot }) => pot === 'minor');
  const wins = told([first!, { ...second!, bet: 'foyer:staged-1', by: 'staged' }, third!]);
  expect(followed(wins).map(({ unknown }) => unknown)).toEqual(['first', 'staged', 'afterStaged']);
});
