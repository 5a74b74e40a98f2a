import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipliersOf } from '@foyer/contract/jackpot/currencies.ts';
import { ratesOf } from '@foyer/domain/rates.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../infra/outbox/index.ts';
import { testSites } from '../../sites/testSites.ts';
import { draw } from './draw.ts';
import { jackpotModule } from './index.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase([outboxMigrations, jackpotModule.migrations]);
});
afterAll(() => database.drop());

it('FAIR-03 a pot that a brand adds later starts with its seed, once', async () => {
  const sites = await testSites();
  const parts = { rates: ratesOf(sites.euros), multipliers: multipliersOf(sites.euros) };
  const { brand: id, jackpot } = sites.byBrand('tivoli')!;
  const together = jackpot!;
  const alone = { ...together, pots: { ...together.pots, shared: null } };
  const opened = (offered: typeof together) =>
    database.transaction(async (tx) => {
      const { fundings } = await draw(
        tx,
        parts,
        { id, jackpot: offered },
        [],
        new Date('2026-11-22T10:00:00Z'),
      );
      return fundings.map(({ key, amount }) => [key, amount.minor]);
    });
  expect(await opened(alone)).toHaveLength(3);
  expect(await opened(alone)).toEqual([]);
  expect(await opened(together)).toEqual([['tivoli opening shared begins EUR', 250_00n]]);
  expect(await opened(together)).toEqual([]);
});
