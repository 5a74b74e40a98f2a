import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipliersOf } from '@foyer/contract/jackpot/currencies.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import { ratesOf } from '@foyer/domain/rates.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { outboxMigrations } from '../../infra/outbox/index.ts';
import { testSites } from '../../sites/testSites.ts';
import type { Entry } from './books/drawing.ts';
import { draw } from './draw.ts';
import { jackpotModule } from './index.ts';
import { commitPeriods } from './periods/periods.ts';

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
        { entries: [], hasStaged: false },
        new Date('2026-11-22T10:00:00Z'),
      );
      return fundings.map(({ key, amount }) => [key, amount.minor]);
    });
  expect(await opened(alone)).toHaveLength(3);
  expect(await opened(alone)).toEqual([]);
  expect(await opened(together)).toEqual([['tivoli opening shared begins EUR', 250_00n]]);
  expect(await opened(together)).toEqual([]);
});

it('the shared pot is paid by the terms of the period, also after the operator removed it', async () => {
  const sites = await testSites();
  const parts = { rates: ratesOf(sites.euros), multipliers: multipliersOf(sites.euros) };
  const { brand: id, jackpot } = sites.byBrand('northlight')!;
  const { mega } = jackpot!.pots;
  // The third contribution fills the pot.
  const ceiling = { ...mega.seed, minor: mega.seed.minor + 1_00n };
  const together = {
    ...jackpot!,
    pots: { ...jackpot!.pots, mega: { ...mega, ceiling, oneIn: 1_000_000_000 } },
  };
  const alone = { ...together, pots: { ...together.pots, shared: null } };
  const now = new Date('2026-11-22T10:00:00Z');
  const contribution = (playerId: string, minor: bigint) => ({
    bet: `sandbox:${playerId}`,
    playerId,
    amount: money(minor, 'EUR'),
    at: now,
  });
  const drawn = (offered: typeof together | typeof alone, entries: readonly Entry[]) =>
    database.transaction((tx) =>
      draw(tx, parts, { id, jackpot: offered }, { entries, hasStaged: false }, now),
    );

  await database.transaction((tx) => commitPeriods(tx, id, together, now));
  await drawn(together, [contribution('bo', 90n)]);
  const { payments } = await drawn(alone, [contribution('chloe', 10n), contribution('anna', 1000_00n)]);
  const paid = new Map(payments.map(({ playerId, amount }) => [`${playerId}`, amount.minor]));
  expect([...paid.keys()].toSorted()).toEqual(['anna', 'bo', 'chloe']);
  expect(Number(paid.get('bo')) / Number(paid.get('chloe'))).toBeCloseTo(9, 1);
});

const GAVE = { ada: 100n, bo: 90n, chloe: 80n, dan: 70n, emil: 69n };

it.each<{ what: string; changes: Readonly<Record<string, bigint>>; community: readonly string[] }>([
  { what: 'gave in the same draw', changes: { emil: 50n }, community: ['ada', 'emil'] },
  { what: 'moved up by rollbacks', changes: { ada: -100n, bo: -90n }, community: ['chloe', 'dan'] },
])('the shared pot is paid to those who $what', async ({ what, changes, community }) => {
  const sites = await testSites();
  const parts = { rates: ratesOf(sites.euros), multipliers: multipliersOf(sites.euros) };
  const id = what as BrandId;
  const { jackpot } = sites.byBrand('northlight')!;
  const { mega, shared } = jackpot!.pots;
  const ceiling = { ...mega.seed, minor: mega.seed.minor + 100_00n };
  const pots = {
    ...jackpot!.pots,
    mega: { ...mega, ceiling, oneIn: 1_000_000_000 },
    shared: { ...shared!, winners: 2 },
  };
  const now = new Date('2026-11-22T10:00:00Z');
  const drawn = (amounts: Readonly<Record<string, bigint>>) => {
    const entries = Object.entries(amounts).map(([playerId, minor]) => ({
      bet: `sandbox:${playerId}`,
      playerId,
      amount: money(minor, 'EUR'),
      at: now,
    }));
    return database.transaction((tx) =>
      draw(tx, parts, { id, jackpot: { ...jackpot!, pots } }, { entries, hasStaged: false }, now),
    );
  };
  await drawn(GAVE);
  // The last contribution fills the largest pot.
  const { payments } = await drawn({ ...changes, winner: 1000_00n });
  // The winner may win smaller pots as well.
  const paid = new Set(payments.map(({ playerId }) => playerId));
  expect([...paid].toSorted()).toEqual([...community, 'winner']);
});
