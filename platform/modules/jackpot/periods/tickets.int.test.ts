import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ticket } from '@foyer/contract/jackpot/tickets.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { testSites } from '../../../sites/testSites.ts';
import { jackpotModule } from '../index.ts';
import { commitPeriods, readPeriods } from './periods.ts';
import { closeTicketLists, newTickets, readSheets } from './tickets.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([jackpotModule.migrations]);
});
afterAll(() => database.drop());

it('FAIR-08 a long list of bets is paged, each sheet once and complete', async () => {
  const sites = await testSites();
  const { brand, jackpot } = sites.byBrand('tivoli')!;
  const now = new Date('2026-11-22T10:00:00Z');
  const sizes = [40, 9, 1, 1, 120, 3, 47, 1, ...Array.from({ length: 60 }, () => 1)];
  await database.transaction(async (tx) => {
    await commitPeriods(tx, brand, jackpot!, now);
    for (const [draw, size] of sizes.entries()) {
      const tickets = newTickets();
      for (let place = 0; place < size; place++) {
        const ticket: Ticket = { bet: `sandbox:${draw}-${place}`, microEuros: 50_000n };
        tickets.add(1, ticket);
      }
      await tickets.write(tx, brand);
    }
  });
  expect(await readSheets(database.query, brand, { period: 1, from: 1 })).toBeNull();
  const later = new Date(now.getTime() + 3 * DAY);
  await database.transaction((tx) => closeTicketLists(tx, brand, later, later));

  const pages: number[] = [];
  const read: number[] = [];
  for (let from: number | null = 1; from !== null;) {
    const page = await readSheets(database.query, brand, { period: 1, from, bets: 50 });
    const { sheets, next }: NonNullable<typeof page> = page!;
    pages.push(sheets.reduce((sum, { lines }) => sum + lines.length, 0));
    read.push(...sheets.map(({ number }) => number));
    from = next;
  }
  expect(read).toEqual(sizes.map((_, index) => index + 1));
  expect(pages).toEqual([50, 121, 50, 50, 11]);
  const [period] = (await readPeriods(database.query, brand, { first: 9 })).filter(({ id }) => id === 1);
  expect(pages.reduce((sum, bets) => sum + bets, 0)).toBe(period?.list?.tickets);
});
