import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { EventData } from '@foyer/contract/events/eventTypes.ts';
import { brandId, playerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../database/database.ts';
import { testDatabase } from '../../database/testDatabase.ts';
import { outboxMigrations } from '../index.ts';
import { collectFeed, invalidEvent, readFeed, readFeedHead, recordEvent, renewFeedMonths } from './index.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const MONTHS = 3;

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase([outboxMigrations]);
  await renewFeedMonths(database, { now: NOW, months: MONTHS });
});
afterEach(() => database.drop());

const record = (tx: Transaction, player: string, bonusId: string, at = NOW) =>
  recordEvent(tx, {
    type: 'bonus.updated',
    playerId: playerId(player),
    brand: brandId('northlight'),
    at,
    data: { bonusId, status: 'Active' },
  });
const collect = () => collectFeed(database, NOW);
const read = async (after: bigint) =>
  (await readFeed(database.query, { after, limit: 10_000 })).map(({ position, data }) => [
    position,
    data['bonusId'],
  ]);

/** A transaction that is open until `end` is called. */
async function openTransaction(work: (tx: Transaction) => Promise<void>) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let done: Promise<void> = Promise.resolve();
  await new Promise<void>((written) => {
    done = database.transaction(async (tx) => {
      await work(tx);
      written();
      await ended;
    });
  });
  return async () => {
    end();
    await done;
  };
}

it('gives a transaction that commits late a higher position, and one that is rolled back none', async () => {
  const commitLate = await openTransaction((tx) => record(tx, 'anna', 'written first'));
  await database.transaction((tx) => record(tx, 'bo', 'committed first'));
  const failing = database.transaction(async (tx) => {
    await record(tx, 'bo', 'never');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');

  await collect();
  expect(await read(0n)).toEqual([[1n, 'committed first']]);
  await commitLate();
  await collect();
  expect(await read(1n)).toEqual([[2n, 'written first']]);
  expect(await readFeedHead(database.query)).toEqual({ position: 2n, removed: 0n });
});

it('numbers each event once while several nodes collect and players write', async () => {
  const players = Array.from({ length: 20 }, (_, index) => `player-${index}`);
  const write = async (player: string) => {
    for (let number = 0; number < 30; number++)
      await database.transaction((tx) => record(tx, player, `${player} ${String(number).padStart(2, '0')}`));
  };
  let isWriting = true;
  const collectors = [1, 2, 3].map(async () => {
    while (isWriting) await collect();
  });
  await Promise.all(players.map(write));
  isWriting = false;
  await Promise.all(collectors);
  await collect();

  const events = await read(0n);
  expect(events.map(([position]) => position)).toEqual(
    Array.from({ length: 600 }, (_, index) => BigInt(index + 1)),
  );
  for (const player of players) {
    const own = events.map(([, name]) => String(name)).filter((name) => name.startsWith(`${player} `));
    expect(own).toHaveLength(30);
    expect(own).toEqual(own.toSorted());
  }
});

it('drops fields that the schema of the type does not have, and never changes a recorded event', async () => {
  const data = { bonusId: 'b1', status: 'Active' as const, email: 'anna@foyer.test' };
  await database.transaction((tx) =>
    recordEvent(tx, {
      type: 'bonus.updated',
      playerId: playerId('anna'),
      brand: brandId('sol'),
      at: NOW,
      data,
    }),
  );
  await collect();
  expect((await readFeed(database.query, { after: 0n, limit: 1 }))[0]?.data).toEqual({
    bonusId: 'b1',
    status: 'Active',
  });
  await expect(sql`update outbox.feed_event set brand = 'other'`.execute(database.query)).rejects.toThrow(
    'is not altered',
  );
  await expect(sql`delete from outbox.feed_event`.execute(database.query)).rejects.toThrow('is not altered');
});

it('records an event that is not as its schema says, without unknown fields, and reports it', async () => {
  const reported: unknown[] = [];
  onTestFinished(invalidEvent.subscribe((one) => reported.push(one)));
  const data: object = { bonusId: 'b1', status: 'Lost', email: 'anna@foyer.test' };
  await database.transaction((tx) =>
    recordEvent(tx, {
      type: 'bonus.updated',
      playerId: playerId('anna'),
      brand: brandId('sol'),
      at: NOW,
      data: data as EventData<'bonus.updated'>,
    }),
  );
  await collect();
  const [event] = await readFeed(database.query, { after: 0n, limit: 1 });
  expect(event?.data).toEqual({ bonusId: 'b1', status: 'Lost' });
  expect(reported).toEqual([{ type: 'bonus.updated', field: 'status' }]);
});

it('removes rows that came while their month was missing, when they are old enough', async () => {
  const early = new Date('2026-06-15T12:00:00Z');
  await database.transaction((tx) => record(tx, 'anna', 'June'));
  await collectFeed(database, early);
  await database.transaction((tx) => record(tx, 'anna', 'November'));
  await collect();
  await renewFeedMonths(database, { now: new Date('2026-09-30T12:00:00Z'), months: MONTHS });
  expect(await read(0n)).toHaveLength(2);
  await renewFeedMonths(database, { now: NOW, months: MONTHS });
  expect(await read(0n)).toEqual([[2n, 'November']]);
  expect(await readFeedHead(database.query)).toEqual({ position: 2n, removed: 1n });
});

it('removes a month later while somebody reads it, and no job fails for it', async () => {
  await database.transaction((tx) => record(tx, 'anna', 'November'));
  await collect();
  const later = { now: new Date('2027-03-01T00:00:00Z'), months: MONTHS };
  const endReading = await openTransaction(async (tx) => {
    await sql`select from outbox.feed_event`.execute(tx);
  });
  await renewFeedMonths(database, later);
  expect(await readFeedHead(database.query)).toEqual({ position: 1n, removed: 0n });
  await endReading();
  await renewFeedMonths(database, later);
  expect(await readFeedHead(database.query)).toEqual({ position: 1n, removed: 1n });
});

it('removes whole months that are older than it keeps, and remembers where the feed begins', async () => {
  await database.transaction((tx) => record(tx, 'anna', 'November'));
  await collect();
  const later = new Date('2027-02-28T12:00:00Z');
  await renewFeedMonths(database, { now: later, months: MONTHS });
  await database.transaction((tx) => record(tx, 'anna', 'February'));
  await collectFeed(database, later);
  expect(await read(0n)).toEqual([
    [1n, 'November'],
    [2n, 'February'],
  ]);

  await renewFeedMonths(database, { now: new Date('2027-03-01T00:00:00Z'), months: MONTHS });
  expect(await read(0n)).toEqual([[2n, 'February']]);
  expect(await readFeedHead(database.query)).toEqual({ position: 2n, removed: 1n });
});

it('reads a page by an index, however many events there are', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select position from outbox.feed_event where position > 5 order by position limit 10`.execute(
    database.query.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    }),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index');
  expect(plan).not.toContain('Seq Scan');
});
