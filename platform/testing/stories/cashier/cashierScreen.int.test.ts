import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Feature } from '@foyer/contract/content/features.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import type { CashierDeps } from '../../../flows/cashier/lockedPlayer.ts';
import { cashierScreen } from '../../../flows/cashier/screen.ts';
import { setLimit } from '../../../flows/limits.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => harness.check());

type Home = { readonly brand: string; readonly country: string };

async function depositScreenOf(
  deps: CashierDeps,
  playerId: PlayerId,
  { brand, country }: Home = { brand: 'northlight', country: 'FI' },
) {
  const site = deps.sites.byBrand(brand)?.inCountry(country);
  if (!site) throw new Error('no site');
  return (await cashierScreen(deps, { playerId, site })).deposit;
}

/** The test dependencies with a feature toggle on at every site. */
const withToggle = (deps: CashierDeps, toggle: Feature): CashierDeps => ({
  ...deps,
  sites: {
    ...deps.sites,
    byBrand(id) {
      const brand = deps.sites.byBrand(id);
      const has = (feature: Feature) => feature === toggle;
      return brand && { ...brand, inCountry: (country) => ({ ...brand.inCountry(country), has }) };
    },
  },
});
const again = (deps: CashierDeps) => withToggle(deps, 'EnableKrofortQuickDepositWithLastUsedAccount');

it('LIMIT-07 CASH-01 the limit with the least room bounds every method, as the deposit command does', async () => {
  const player = await harness.player();
  await setLimit(harness.services, {
    kind: 'Deposit',
    playerId: player,
    period: 'Day',
    amount: fromDecimal('60.00', 'EUR'),
  });
  await harness.paid(player, '20.00');
  const screen = await depositScreenOf(harness.services, player);
  expect(screen.maxAmount).toBe('40.00');
  expect(screen.methods.map(({ maxAmount }) => maxAmount)).toEqual(screen.methods.map(() => '40.00'));
  expect(screen.presets.filter((preset) => Number(preset) > 40)).toEqual([]);
  const begin = (amount: string) => beginDeposit(harness.services, harness.request(player, { amount }));
  await expect(begin('40.01')).rejects.toMatchObject({ type: 'DepositLimitReached' });
  expect(await begin('40.00')).toMatchObject({ status: 'Initialized' });
  // Deposits in progress use up the limit: the cashier is closed and says why and until when.
  const full = await depositScreenOf(harness.services, player);
  expect(full.refusal).toMatchObject({ type: 'DepositLimitUsedUp', rule: 'LIMIT-07' });
  expect(full.refusal?.until).toBeInstanceOf(Date);
  expect(full.presets).toEqual([]);
});

it('FLAG-10 an earlier Krofort account pays again only where the site allows it', async () => {
  const germany = { brand: 'northlight', country: 'DE' };
  const player = await harness.player(germany);
  await harness.paid(player, '50.00', { method: 'krofort' });
  const [account] = await harness.services.cashier.accounts(harness.services.database.query, player);
  const offered = async (deps: CashierDeps) => {
    const { methods } = await depositScreenOf(deps, player, germany);
    return methods.find(({ id }) => id === 'krofort')?.accounts.map(({ id }) => id);
  };
  const pay = (deps: CashierDeps) =>
    beginDeposit(deps, harness.request(player, { method: 'krofort', account: account?.id ?? null }));

  expect(await offered(harness.services)).toEqual([]);
  await expect(pay(harness.services)).rejects.toMatchObject({ type: 'MethodNotAvailable' });
  expect(await offered(again(harness.services))).toEqual([account?.id]);
  expect(await pay(again(harness.services))).toMatchObject({ status: 'Initialized' });
});

it('FLAG-07 instant banking shows its award only where the site has the toggle, and no other method does', async () => {
  const player = await harness.player();
  const carriers = async (deps: CashierDeps) =>
    (await depositScreenOf(deps, player)).methods
      .filter(({ carriesAward }) => carriesAward)
      .map(({ kind }) => kind);
  expect(await carriers(harness.services)).toEqual([]);
  const announced = await carriers(withToggle(harness.services, 'EnableCashierIBAwardAnnouncement'));
  expect(announced.length).toBeGreaterThan(0);
  expect(new Set(announced)).toEqual(new Set(['BANK']));
});
