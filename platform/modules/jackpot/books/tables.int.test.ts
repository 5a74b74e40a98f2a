import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrandId } from '@foyer/domain/ids.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { jackpotModule } from '../index.ts';
import { emptyPots, readPotsOf, writeBalances, writeSeeds } from './tables.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([jackpotModule.migrations]);
});
afterAll(() => database.drop());

const SEEDED_AT = new Date('2026-11-22T10:00:00Z');

function potsWith(units: bigint) {
  const pots = emptyPots(SEEDED_AT);
  pots.mega.balance.set('EUR', units).set('NOK', 2n * units);
  pots.minor.timesSeeded = Number(units);
  return pots;
}

it('pots of several brands that are read at once are those of each brand', async () => {
  const brands = ['northlight', 'tivoli', 'sol'] as BrandId[];
  const [northlight, tivoli] = [potsWith(10n), potsWith(7n)];
  await database.transaction(async (tx) => {
    for (const [index, pots] of [northlight, tivoli].entries()) {
      await writeSeeds(tx, brands[index]!, pots);
      await writeBalances(tx, brands[index]!, pots);
    }
  });
  expect(await readPotsOf(database.query, brands)).toEqual(
    new Map([
      ['northlight', northlight],
      ['tivoli', tivoli],
    ]),
  );
});
