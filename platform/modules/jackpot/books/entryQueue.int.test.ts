import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandId, type BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { jackpotModule } from '../index.ts';
import type { Entry } from './drawing.ts';
import { enqueueEntries, consumeEntries } from './entryQueue.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([jackpotModule.migrations]);
});
afterAll(() => database.drop());

const entry = (number: number): Entry => ({
  bet: `sandbox:${number}`,
  playerId: 'anna',
  amount: money(BigInt(number % 2 === 0 ? number : -number), 'NOK'),
  at: new Date(1_800_000_000_000 + number),
});
const entries = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));

it('FAIR-08 queued contributions are read in order, each once, in batches of limited size', async () => {
  const [brand, other] = ['northlight', 'tivoli'].map(brandId) as [BrandId, BrandId];
  await database.transaction(async (tx) => {
    for (const [from, to] of [
      [1, 40],
      [41, 41],
      [42, 60],
      [61, 61],
      [62, 200],
    ] as const)
      await enqueueEntries(tx, brand, entries(from, to));
    await enqueueEntries(tx, other, entries(900, 901));
    await enqueueEntries(tx, brand, []);
  });
  const batch = (own: readonly Entry[]) => database.transaction((tx) => consumeEntries(tx, brand, own, 50));
  expect(await batch([entry(201)])).toEqual({ entries: entries(1, 60), hasMore: true });
  expect(await batch([])).toEqual({ entries: entries(61, 200), hasMore: true });
  // A contribution queued in the meantime comes after the older ones.
  expect(await batch([entry(202)])).toEqual({ entries: entries(201, 202), hasMore: false });
  expect(await batch([])).toEqual({ entries: [], hasMore: false });
});
