import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import { money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { createRaffle, raffleModule } from '../../../modules/raffle/index.ts';
import { adjustableClock } from '../../../infra/clock.ts';
import { migrate } from '../../../infra/database/migrate.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../../infra/outbox/index.ts';
import { testSites } from '../../../sites/testSites.ts';

/** A raffle as it was kept before: a row a player and drop. */
let database: Awaited<ReturnType<typeof testDatabase>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-raffle-'));
  const first = new URL('001-raffle.sql', raffleModule.migrations.folder);
  await cp(first, join(folder, '001-raffle.sql'));
  const before = { schema: 'raffle', folder: pathToFileURL(`${folder}/`) };
  database = await testDatabase([outboxMigrations, before]);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const NOON = new Date('2026-11-18T10:00:00Z');
const [anna, bo] = ['anna', 'bo'] as PlayerId[];
const HANDLES = { hourly: '1'.repeat(16), daily: '2'.repeat(16), weekly: '3'.repeat(16) };

it('what was wagered before one row stood for three drops counts on, under the names it had', async () => {
  const { sites, site } = await demo();
  const clock = adjustableClock({ start: NOON });
  const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);
  // An hour that waits for its list, and three drops that run.
  const drop = (type: string, number: number, from: Date, until: Date) => sql`
    insert into raffle.drop (id, brand, type, number, starts_at, ends_at, commitment, seed, terms, written_at)
    values (${`${type}-${number}`}, ${site.brand}, ${type}, ${number}, ${from}, ${until}, '', '',
            ${JSON.stringify({ prizes: ['100'], ticketPrice: '100', studio: null, factor: 1 })}::jsonb, ${from})`;
  const entry = (of: string, player: string, handle: string, wagered: number) => sql`
    insert into raffle.entry values (${of}, ${player}, ${handle}, 'EUR', ${wagered})`;
  for (const statement of [
    drop('hourly', 1, minutes(-60), minutes(0)),
    drop('hourly', 2, minutes(0), minutes(60)),
    drop('daily', 1, minutes(-600), minutes(540)),
    drop('weekly', 1, minutes(-600), minutes(6_000)),
    entry('hourly-1', anna!, '0'.repeat(16), 7_00),
    ...DROP_TYPES.map((type) => entry(`${type}-${type === 'hourly' ? 2 : 1}`, anna!, HANDLES[type], 3_60)),
    entry('weekly-1', bo!, '4'.repeat(16), 9_99),
  ])
    await statement.execute(database.query);
  await migrate(database, [outboxMigrations, raffleModule.migrations]);

  const raffle = createRaffle({ database, clock, sites, config: { isProduction: true } });
  const ticketsOf = async (player: PlayerId) =>
    (await raffle.tickets(site.brand, player)).map(({ instance_id, ticket_count }) => [
      instance_id,
      ticket_count,
    ]);
  expect(await ticketsOf(anna!)).toEqual([
    ['hourly-2', 3],
    ['daily-1', 3],
    ['weekly-1', 3],
  ]);
  const stake = { studio: 'sandbox', game: 'a-game', amount: money(40n, 'EUR') };
  await database.transaction(async (tx) => {
    const [before, now] = [minutes(-1), clock.now()];
    const own = (playerId: PlayerId, at: Date) => ({ ...stake, playerId, at });
    await raffle.enter(tx, site, [own(anna!, before), own(anna!, now), own(bo!, now)]);
  });
  expect(await ticketsOf(anna!)).toEqual([
    ['hourly-2', 4],
    ['daily-1', 4],
    ['weekly-1', 4],
  ]);
  expect(await ticketsOf(bo!)).toEqual([
    ['hourly-2', 0],
    ['daily-1', 0],
    ['weekly-1', 10],
  ]);
  for (const type of DROP_TYPES)
    expect(await raffle.running(site.brand, type, anna!)).toMatchObject({ own: { handle: HANDLES[type] } });

  clock.advance(6_001 * 60_000);
  for (const task of await raffle.due([site], clock.now()))
    await database.transaction((tx) => raffle.perform(tx, task));
  const linesOf = async (type: (typeof DROP_TYPES)[number], number: number) =>
    (await raffle.entries(site.brand, type, { drop: number, from: 1 }))?.lines;
  expect(await linesOf('hourly', 1)).toEqual([`${'0'.repeat(16)} 7`]);
  expect(await linesOf('hourly', 2)).toEqual([`${HANDLES.hourly} 4`]);
  expect(await linesOf('daily', 1)).toEqual([`${HANDLES.daily} 4`]);
  expect(await linesOf('weekly', 1)).toEqual([`${HANDLES.weekly} 4`, `${'4'.repeat(16)} 10`]);
});

async function demo() {
  const sites = await testSites();
  return { sites, site: sites.defaultSite };
}
