import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryLine, listText, readEntry } from '@foyer/contract/raffle/draw.ts';
import { DROP_TYPES, type DropType } from '@foyer/contract/raffle/drops.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { startRaffleLedgerHarness, sha256, type RaffleLedgerHarness, type TestPlayer } from './harness.ts';

let harness: RaffleLedgerHarness;
beforeAll(async () => {
  harness = await startRaffleLedgerHarness(new Date('2026-11-22T17:10:00Z'));
});
afterAll(() => harness.drop());

/** Pseudo-random numbers, the same in each run, so that a failure can be reproduced. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Value of a minor unit in millionths of a euro, by the rates of the demo. */
const WORTH: Readonly<Partial<Record<Currency, bigint>>> = {
  EUR: 10_000n,
  USD: 8_593n,
  CAD: 6_131n,
  JPY: 5_571n,
};
const CURRENCIES_HERE = ['EUR', 'USD', 'CAD', 'JPY'] as const;
const BETS = 2_400;

interface Wager {
  readonly player: string;
  /** Millionths of a euro. */
  readonly worth: bigint;
  readonly at: number;
  /** Factor for the weekly drop. */
  readonly times: bigint;
}

interface OpenStake {
  readonly player: TestPlayer;
  readonly made: Awaited<ReturnType<TestPlayer['stake']>>;
  readonly wager: Wager;
}

it('after thousands of bets, tickets are whole euros of the sums, payments match the published prizes, and the ledger balances', async () => {
  const random = numbers(20_261_122);
  const week = await harness.raffle.providerOfTheWeek(harness.site);
  const ofWeek = harness.sites.games.find(({ studio }) => studio === week?.studio)!.lookupId;
  const players = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const currency = CURRENCIES_HERE[index % CURRENCIES_HERE.length] ?? 'EUR';
      const isOfWeek = index % 3 === 0;
      const player = await harness.addPlayer({ currency, ...(isOfWeek && { game: ofWeek }) });
      return { player, currency, times: isOfWeek ? 2n : 1n };
    }),
  );
  const wagers: Wager[] = [];
  const openStakes: OpenStake[] = [];
  const isClosed = (at: number) => closedUntil !== null && at < closedUntil;
  let closedUntil: number | null = null;

  const one = async () => {
    const { player, currency, times } = players[random(players.length)]!;
    if (random(6) === 0 && openStakes.length > 0) {
      const [{ player: owner, made, wager }] = openStakes.splice(random(openStakes.length), 1) as [OpenStake];
      // A rollback removes tickets from running drops only, so stakes whose ticket list is closed are not rolled back.
      if (!isClosed(wager.at)) {
        await owner.takeBack(made);
        wagers.push({ ...wager, worth: -wager.worth });
      }
      return;
    }
    const minor = BigInt(1 + random(currency === 'JPY' ? 900 : 700));
    const at = harness.clock.now().getTime();
    const text = currency === 'JPY' ? `${minor}` : `${minor / 100n}.${`${minor % 100n}`.padStart(2, '0')}`;
    const made = await player.stake(text);
    const wager = { player: player.playerId, worth: minor * WORTH[currency]!, at, times };
    wagers.push(wager);
    openStakes.push({ player, made, wager });
  };

  // The loop plays each hour of a Sunday evening, in which the day and the week end.
  const hours = 4;
  for (let hour = 0; hour < hours; hour++) {
    const { timestamp_end } = await harness.running('hourly');
    const step =
      (new Date(timestamp_end).getTime() - harness.clock.now().getTime() - 100) / (BETS / hours / 40);
    for (let turn = 0; turn < BETS / hours / 40; turn++) {
      await Promise.all(Array.from({ length: 40 }, one));
      await harness.processDraws();
      harness.clock.advance(Math.floor(step));
    }
    await harness.finish('hourly');
    closedUntil = new Date(timestamp_end).getTime();
  }

  let drawn = 0;
  for (const type of DROP_TYPES) {
    for (const drop of await harness.raffle.drops(
      harness.site.brand,
      type,
      { first: 20, before: null },
      null,
    )) {
      if (!drop.list) continue;
      drawn += 1;
      await checkDrop(type, drop, wagers);
    }
  }
  expect(drawn).toBe(hours + 2);
  await harness.check();
}, 120_000);

type PublishedDrop = Awaited<ReturnType<RaffleLedgerHarness['raffle']['drops']>>[number];

/** Compares a drawn drop with its bets. */
async function checkDrop(type: DropType, drop: PublishedDrop, wagers: readonly Wager[]): Promise<void> {
  const [start, end] = [drop.timestamp_start, drop.timestamp_end].map((text) => new Date(text).getTime());
  const sums = new Map<string, bigint>();
  for (const { player, worth, at, times } of wagers) {
    if (at < start! || at >= end!) continue;
    const counted = type === 'weekly' ? worth * times : worth;
    sums.set(player, (sums.get(player) ?? 0n) + counted);
  }
  const expected = new Map([...sums].map(([player, sum]) => [player, sum / 1_000_000n]));
  const { rows } = await sql<{ player: string; handle: string; tickets: bigint }>`
    select player_id as player, handle, tickets from raffle.line where drop = ${drop.id} order by number`.execute(
    harness.database.query,
  );
  const listed = new Map(rows.map(({ player, tickets }) => [player, tickets]));
  expect(listed).toEqual(new Map([...expected].filter(([, tickets]) => tickets > 0n)));
  expect(drop.list).toMatchObject({
    entrants: rows.length,
    tickets: Number([...listed.values()].reduce((sum, tickets) => sum + tickets, 0n)),
    hash: sha256(listText(rows.map(entryLine))),
  });
  expect(rows.map(({ handle }) => handle)).toEqual(rows.map(({ handle }) => handle).toSorted());
  expect(rows.every((row) => readEntry(entryLine(row)) !== null)).toBe(true);

  // Each winner holds the winning ticket and was paid the published prize.
  const paid = await harness.paid(drop.id);
  expect(drop.winners).toHaveLength(Math.min(drop.prizes.length, rows.length));
  expect(paid).toHaveLength(drop.winners.length);
  for (const [index, { handle, ticket, win_amount, prize }] of drop.winners.entries()) {
    const place = rows.findIndex((row) => row.handle === handle);
    const before = rows.slice(0, place).reduce((sum, { tickets }) => sum + Number(tickets), 0);
    expect(ticket).toBeGreaterThan(before);
    expect(ticket).toBeLessThanOrEqual(before + Number(rows[place]!.tickets));
    expect([prize, win_amount]).toEqual([index + 1, drop.prizes[index]]);
    const { playerId, minor, currency } = paid[index]!;
    expect(playerId).toBe(rows[place]!.player);
    const cents = BigInt(win_amount.replace('.', ''));
    expect(minor).toBe((cents * 10_000n) / WORTH[currency as Currency]!);
  }
}
