import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import type { Contributor } from '../books/drawing.ts';
import { jackpotModule } from '../index.ts';
import { addContributions, rankOf, readContributors } from './contributors.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([jackpotModule.migrations]);
});
afterAll(() => database.drop());

const BRAND = 'northlight' as BrandId;
const give = (given: readonly Contributor[]) =>
  database.transaction((tx) => addContributions(tx, BRAND, given));
const contributor = (playerId: string, given: bigint): Contributor => ({ playerId, currency: 'EUR', given });

it('JACK-52 larger contributors rank higher, for any amounts and differences', async () => {
  // These amounts lie around the powers of e, because the index groups amounts by their natural logarithm. Equal
  // amounts are ordered by player id.
  const powers = Array.from({ length: 43 }, (_, power) => BigInt(Math.floor(Math.E ** power)));
  const amounts = powers.flatMap((power) => [-2n, -1n, 0n, 1n, 2n].map((beside) => power + beside));
  const all = amounts.map((given, index) => contributor(`p-${(index * 89) % amounts.length}`, given));
  // Most contribute in two halves, so that many rows move to another magnitude, the others with the second halves.
  const isSplit = (index: number) => index % 3 > 0;
  await give(all.map((one) => ({ ...one, given: one.given / 2n })).filter((_, index) => isSplit(index)));
  await give(all.map((one, index) => (isSplit(index) ? { ...one, given: one.given - one.given / 2n } : one)));

  const expected = all
    .filter(({ given }) => given > 0n)
    .sort((one, other) => {
      if (one.given !== other.given) return one.given > other.given ? -1 : 1;
      return one.playerId < other.playerId ? -1 : 1;
    });
  const read = (size: number) => readContributors(database.query, BRAND, size);
  expect(await read(1_000)).toEqual(expected);
  expect(await read(7)).toEqual(expected.slice(0, 7));
  const places = await Promise.all(
    expected.map(({ playerId }) => rankOf(database.query, BRAND, playerId as PlayerId)),
  );
  expect(places).toEqual(expected.map((_, place) => place));
  for (const { playerId } of all.filter(({ given }) => given <= 0n))
    expect(await rankOf(database.query, BRAND, playerId as PlayerId)).toBe(-1);
});
