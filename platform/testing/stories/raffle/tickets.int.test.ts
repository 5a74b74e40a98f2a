import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { fromDecimal, money } from '@foyer/domain/money.ts';
import { createGamification } from '../../../modules/gamification/index.ts';
import { bet } from '../../../modules/wallet/index.ts';
import { startRaffleLedgerHarness, type RaffleLedgerHarness } from './harness.ts';

let harness: RaffleLedgerHarness;
beforeAll(async () => {
  // The tests start at a quarter past the hour in the middle of a week, when no drop is about to end.
  harness = await startRaffleLedgerHarness(new Date('2026-11-18T12:15:00Z'));
});
beforeEach(() => harness.processDraws());
afterEach(() => harness.check());
afterAll(() => harness.drop());

/** Tickets in each of the three drops. */
const ticketsOf = async (player: Parameters<RaffleLedgerHarness['tickets']>[0]) => {
  await harness.processDraws();
  return Promise.all(DROP_TYPES.map((type) => harness.tickets(player, type)));
};

describe('RAFF-03 tickets', () => {
  it('are one per euro of all stakes together in all three drops, rounded down', async () => {
    const { playerId, stake } = await harness.addPlayer();
    await stake('0.99');
    expect(await ticketsOf(playerId)).toEqual([0, 0, 0]);
    await stake('0.01');
    expect(await ticketsOf(playerId)).toEqual([1, 1, 1]);
    await stake('0.50');
    await stake('0.50');
    await stake('7.99');
    expect(await ticketsOf(playerId)).toEqual([9, 9, 9]);
  });

  it.each([
    // Each row is a stake of 100 in a currency and its value in whole euros at the demo's rates.
    ['EUR', '100', 100],
    ['USD', '100', 85],
    ['CAD', '100', 61],
    ['NZD', '100', 48],
    ['GBP', '100', 113],
    ['JPY', '100', 0],
    ['JPY', '18000', 100],
    ['INR', '10000', 96],
  ] as const)('for %s: %s give %s', async (currency, amount, tickets) => {
    const { playerId, stake } = await harness.addPlayer({ currency });
    await stake(amount);
    expect(await ticketsOf(playerId)).toEqual([tickets, tickets, tickets]);
  });

  it('count the sum of many stakes in another currency, not each stake', async () => {
    const { playerId, stake } = await harness.addPlayer({ currency: 'USD' });
    // Each stake is 0.8593 euros, too little for a ticket by itself.
    for (let turn = 0; turn < 7; turn++) await stake('1.00');
    expect(await ticketsOf(playerId)).toEqual([6, 6, 6]);
  });

  it('count real money, bonus money, and both in one stake', async () => {
    const { playerId, stake } = await harness.addPlayer({ balance: '3.00', bonus: '10.00' });
    await stake('2.00');
    await stake('5.00');
    await stake('4.00');
    expect(await ticketsOf(playerId)).toEqual([11, 11, 11]);
  });

  it('are not earned by free rounds, whose rollback removes none', async () => {
    const { playerId, gameSession, stake, takeBack } = await harness.addPlayer({ game: 'fox-and-ember' });
    await harness.database.transaction((tx) =>
      harness.wallet.grantFreeRounds(tx, {
        id: `free-${playerId}`,
        playerId,
        studio: 'sandbox',
        game: 'fox-and-ember',
        stake: money(5_00n, 'EUR'),
        rounds: 3,
        expiresAt: null,
      }),
    );
    const free = (id: string) =>
      harness.wallet.submit(
        bet({
          studio: 'sandbox',
          gameSession,
          transactionId: id,
          round: `round of ${id}`,
          amount: money(5_00n, 'EUR'),
          freeRounds: `free-${playerId}`,
        }),
      );
    await free(`free-1-${playerId}`);
    await free(`free-2-${playerId}`);
    await takeBack({ id: `free-2-${playerId}`, round: `round of free-2-${playerId}` });
    expect(await ticketsOf(playerId)).toEqual([0, 0, 0]);
    await stake('3.00');
    expect((await ticketsOf(playerId))[0]).toBe(3);
  });

  it('are not earned by jackpot contributions', async () => {
    const { playerId, stake, takeBack } = await harness.addPlayer();
    await harness.database.transaction(async (tx) => {
      const amount = money(50n, 'EUR');
      await harness.wallet.openPot(tx, { brand: harness.site.brand, currency: 'EUR', pot: 'mega' });
      await harness.wallet.setContribution(tx, { playerId, pot: 'mega', amount });
    });
    const gone = await stake('1.00');
    await stake('1.00');
    expect(await ticketsOf(playerId)).toEqual([2, 2, 2]);
    await takeBack(gone);
    expect(await ticketsOf(playerId)).toEqual([1, 1, 1]);
  });

  it('MONEY-07 count a repeated stake once', async () => {
    const { playerId, gameSession } = await harness.addPlayer();
    const again = bet({
      studio: 'sandbox',
      gameSession,
      transactionId: `again-${playerId}`,
      round: `again-${playerId}`,
      amount: fromDecimal('4.00', 'EUR'),
    });
    await Promise.all([1, 2, 3, 4].map(() => harness.wallet.submit(again)));
    await harness.processDraws();
    await harness.wallet.submit(again);
    expect(await ticketsOf(playerId)).toEqual([4, 4, 4]);
  });

  it('are not earned by a refused stake', async () => {
    const { playerId, stake } = await harness.addPlayer({ balance: '5.00' });
    await expect(stake('6.00')).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(await ticketsOf(playerId)).toEqual([0, 0, 0]);
  });
});

describe('RAFF-03 a stake that is rolled back', () => {
  it('loses its tickets in all three drops, once', async () => {
    const { playerId, stake, takeBack } = await harness.addPlayer({ balance: '3.00', bonus: '10.00' });
    await stake('2.00');
    const both = await stake('6.00');
    expect(await ticketsOf(playerId)).toEqual([8, 8, 8]);
    await takeBack(both);
    await takeBack(both);
    expect(await ticketsOf(playerId)).toEqual([2, 2, 2]);
  });

  it('in the same run as the stake leaves none', async () => {
    const { playerId, stake, takeBack } = await harness.addPlayer();
    await takeBack(await stake('6.00'));
    expect(await ticketsOf(playerId)).toEqual([0, 0, 0]);
  });

  it('loses them in the drop of its stake and not in the running one', async () => {
    const { playerId, stake, takeBack } = await harness.addPlayer();
    const early = await stake('5.00');
    await harness.processDraws();
    const { id, timestamp_end } = await harness.running('hourly');
    harness.advanceTo(new Date(new Date(timestamp_end).getTime() + SECOND));
    await stake('3.00');
    await takeBack(early);
    expect(await ticketsOf(playerId)).toEqual([3, 3, 3]);
    harness.clock.advance(10 * SECOND);
    await harness.processDraws();
    const drops = await harness.raffle.drops(harness.site.brand, 'hourly', PAGE, playerId);
    expect(drops.find((drop) => drop.id === id)).toMatchObject({ own: { ticket_count: 0, handle: null } });
  });

  it('after the list is closed changes the running drops only', async () => {
    const { playerId, stake, takeBack } = await harness.addPlayer();
    const early = await stake('5.00');
    const id = await harness.close('hourly');
    await takeBack(early);
    expect(await ticketsOf(playerId)).toEqual([0, 0, 0]);
    harness.clock.advance(3 * SECOND);
    await harness.processDraws();
    const drops = await harness.raffle.drops(harness.site.brand, 'hourly', PAGE, playerId);
    expect(drops.find((drop) => drop.id === id)).toMatchObject({ own: { ticket_count: 5 } });
  });
});

const PAGE = { first: 5, before: null };

describe('RAFF-12 the time of a stake', () => {
  it('decides its drop, to the millisecond, however late it is processed', async () => {
    const { playerId, stake } = await harness.addPlayer();
    const { id, timestamp_end } = await harness.running('hourly');
    const end = new Date(timestamp_end).getTime();
    harness.advanceTo(new Date(end - 1));
    await stake('2.00');
    harness.advanceTo(new Date(end));
    await stake('3.00');
    harness.clock.advance(2 * SECOND);
    expect((await ticketsOf(playerId))[0]).toBe(3);
    await harness.finish('hourly');
    const drops = await harness.raffle.drops(harness.site.brand, 'hourly', PAGE, playerId);
    expect(drops.find((drop) => drop.id === id)).toMatchObject({ own: { ticket_count: 2 } });
  });

  it('RAFF-14 rolled back after its hourly drop changes the others, and players are sent the tickets of all running drops', async () => {
    const { playerId, stake, takeBack } = await harness.addPlayer();
    const [early] = [await stake('3.00'), await stake('4.00')];
    await harness.processDraws();
    harness.clock.advance(HOUR);
    await stake('2.00');
    await harness.processDraws();
    await harness.events('raffle.ticketsChanged');
    await takeBack(early);
    await harness.processDraws();
    const counts = { hourly: 2, daily: 6, weekly: 6 };
    const tickets = await Promise.all(
      DROP_TYPES.map(async (type) => ({
        instance_id: (await harness.running(type)).id,
        ticket_count: counts[type],
      })),
    );
    expect(await harness.events('raffle.ticketsChanged')).toMatchObject([
      { players: [{ playerId, instance_tickets: tickets }] },
    ]);
  });

  it('counts for three running drops when it is processed after their end', async () => {
    harness.clock.advance(3 * HOUR + MINUTE);
    await harness.processDraws();
    for (const type of DROP_TYPES) {
      const { timestamp_start, timestamp_end } = await harness.running(type);
      const now = harness.clock.now();
      expect(new Date(timestamp_start) <= now && now < new Date(timestamp_end)).toBe(true);
    }
  });
});

describe('RAFF-14 the tickets of many players', () => {
  it('are sent to each of them once, in events of at most 500 players', async () => {
    const players: Awaited<ReturnType<typeof harness.addPlayer>>[] = [];
    while (players.length < 550)
      players.push(...(await Promise.all(Array.from({ length: 50 }, () => harness.addPlayer()))));
    await Promise.all(players.map(({ stake }) => stake('1.00')));
    await harness.events('raffle.ticketsChanged');
    await harness.processDraws();
    const events = await harness.events('raffle.ticketsChanged');
    const sent = events.map((event) => v.parse(ticketsChanged, event).players);
    expect(sent.map(({ length }) => length)).toEqual([500, 50]);
    expect(new Set(sent.flat().map(({ playerId }) => playerId))).toEqual(
      new Set(players.map(({ playerId }) => playerId)),
    );
    for (const { instance_tickets: tickets } of sent.flat())
      expect(tickets.map(({ ticket_count: count }) => count)).toEqual([1, 1, 1]);
  });
});

const ticketsChanged = v.object({
  players: v.array(
    v.object({
      playerId: v.string(),
      instance_tickets: v.array(v.object({ ticket_count: v.number() })),
    }),
  ),
});

describe('RAFF-04 games of the studio of the week', () => {
  it('count twice in the weekly drop and once in the others, also for rollbacks', async () => {
    const week = await harness.raffle.providerOfTheWeek(harness.site);
    const ofStudio = (studio: string, isIt: boolean) => {
      const { provider } = harness.sites.studios.find(({ slug }) => slug === studio)!;
      const game = harness.sites.games.find(
        (one) =>
          (one.studio === studio) === isIt &&
          harness.sites.studios.find(({ slug }) => slug === one.studio)?.provider === provider,
      );
      return game!.lookupId;
    };
    const { playerId, stake, takeBack } = await harness.addPlayer({ game: ofStudio(week!.studio, true) });
    expect(week?.factor).toBe(2);
    await stake('1.50');
    const gone = await stake('4.00');
    expect(await ticketsOf(playerId)).toEqual([5, 5, 11]);
    await takeBack(gone);
    expect(await ticketsOf(playerId)).toEqual([1, 1, 3]);
    const other = await harness.addPlayer({ game: ofStudio(week!.studio, false) });
    await other.stake('1.50');
    expect(await ticketsOf(other.playerId)).toEqual([1, 1, 1]);
  });

  it('with an unknown studio count once', async () => {
    const { playerId, stake } = await harness.addPlayer({ game: 'a-game-of-nobody' });
    await stake('2.00');
    expect(await ticketsOf(playerId)).toEqual([2, 2, 2]);
  });

  it('change with the week', async () => {
    const first = await harness.raffle.providerOfTheWeek(harness.site);
    harness.advanceTo(first!.until);
    await harness.processDraws();
    const next = await harness.raffle.providerOfTheWeek(harness.site);
    expect(next?.studio).not.toBe(first?.studio);
    expect(next?.until.getTime()).toBe(first!.until.getTime() + 7 * 24 * HOUR);
  });
});

describe('JSOCK-08 ticket updates', () => {
  it('reach only the players whose tickets change, with all three drops', async () => {
    await harness.events('raffle.ticketsChanged');
    const [one, other] = [await harness.addPlayer(), await harness.addPlayer()];
    await one.stake('2.50');
    await other.stake('0.90');
    await harness.processDraws();
    const [event, ...more] = await harness.events('raffle.ticketsChanged');
    expect(more).toEqual([]);
    expect(event).toEqual({
      brand: 'northlight',
      players: [
        {
          playerId: one.playerId,
          instance_tickets: await Promise.all(
            DROP_TYPES.map(async (type) => ({
              instance_id: (await harness.running(type)).id,
              ticket_count: 2,
            })),
          ),
        },
      ],
    });
    await one.stake('0.40');
    await harness.processDraws();
    expect(await harness.events('raffle.ticketsChanged')).toEqual([]);
  });
});

it.each(['EUR', 'USD', 'JPY'] as const)(
  'a stake in %s and its rollback add up to nothing at the missions provider',
  async (currency) => {
    const gamification = createGamification({ ...harness, hasProvider: true });
    const { playerId, stake, takeBack } = await harness.addPlayer({ currency, balance: '20000' });
    await gamification.saveMemberData(harness.database.query, playerId, { level: 1, isOptedIn: true });
    await takeBack(await stake('100'));
    await harness.processDraws();
    const queued = await gamification.queuedStakes(harness.database.query, 100);
    const [added = 0n, subtracted, ...more] = queued
      .filter((one) => one.playerId === playerId)
      .map(({ euroCents }) => euroCents);
    expect(added).toBeGreaterThan(0n);
    expect([subtracted, more]).toEqual([-added, []]);
  },
);
