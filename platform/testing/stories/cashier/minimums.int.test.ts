import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fromDecimal } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { cashierScreen } from '../../../flows/cashier/screen.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => harness.check());

/** A brand whose own minimums are 25.00 EUR for deposits and 30.00 EUR for withdrawals, and one without any. */
const WITH_MINIMUMS = { brand: 'bellemise', country: 'FR' };
const WITHOUT = { brand: 'northlight', country: 'FI' };
type Home = typeof WITHOUT;

const deposit = (player: PlayerId, amount: string) =>
  beginDeposit(harness.services, harness.request(player, { amount, method: 'trustly' }));
const withdraw = (player: PlayerId, amount: string) =>
  requestWithdrawal(harness.services, harness.request(player, { amount, method: 'trustly' }));
const tooLittle = (min: string) => ({
  type: 'AmountOutOfBounds',
  reasons: ['tooLittle'],
  keys: expect.objectContaining({ min }),
});

async function screenOf(playerId: PlayerId, { brand, country }: Home) {
  const site = harness.services.sites.byBrand(brand)?.inCountry(country);
  if (!site) throw new Error('no site');
  return cashierScreen(harness.services, { playerId, site });
}

const setMinimum = (playerId: PlayerId, direction: 'deposit' | 'withdrawal', amount: string | null) =>
  harness.services.database.transaction((tx) =>
    harness.services.wallet.setMinimum(tx, {
      playerId,
      direction,
      amount: amount === null ? null : fromDecimal(amount, 'EUR'),
      by: 'Elin',
      why: 'a test',
    }),
  );

it('CASH-01 the brand’s own minimum deposit applies above the currency’s default', async () => {
  const player = await harness.player(WITH_MINIMUMS);
  expect((await screenOf(player, WITH_MINIMUMS)).deposit.minAmount).toBe('25.00');
  await expect(deposit(player, '24.99')).rejects.toMatchObject(tooLittle('25.00'));
  expect(await deposit(player, '25.00')).toMatchObject({ status: 'Initialized' });
});

it('CASH-27 the brand’s own minimum withdrawal applies above that of the method', async () => {
  const player = await harness.player({ ...WITH_MINIMUMS, balance: '100.00' });
  expect((await screenOf(player, WITH_MINIMUMS)).withdrawal.minAmount).toBe('30.00');
  await expect(withdraw(player, '29.99')).rejects.toMatchObject(tooLittle('30.00'));
  expect(await harness.balance(player)).toBe('100.00');
  await withdraw(player, '30.00');
  expect(await harness.balance(player)).toBe('70.00');
});

it('CASH-01 the player’s own minimum deposit applies to them alone, until it ends', async () => {
  const [player, other] = [await harness.player(WITHOUT), await harness.player(WITHOUT)];
  await setMinimum(player, 'deposit', '50.00');
  expect((await screenOf(player, WITHOUT)).deposit.minAmount).toBe('50.00');
  await expect(deposit(player, '49.99')).rejects.toMatchObject(tooLittle('50.00'));
  expect(await deposit(other, '20.00')).toMatchObject({ status: 'Initialized' });
  // A minimum below the default changes nothing.
  await setMinimum(player, 'deposit', '1.00');
  await expect(deposit(player, '19.99')).rejects.toMatchObject(tooLittle('20.00'));
  await setMinimum(player, 'deposit', null);
  expect(await deposit(player, '20.00')).toMatchObject({ status: 'Initialized' });
});

it('CASH-27 the player’s own minimum withdrawal applies to them, and not to their deposits', async () => {
  const player = await harness.player({ ...WITHOUT, balance: '100.00' });
  await setMinimum(player, 'withdrawal', '80.00');
  await expect(withdraw(player, '79.99')).rejects.toMatchObject(tooLittle('80.00'));
  expect(await deposit(player, '20.00')).toMatchObject({ status: 'Initialized' });
  await withdraw(player, '80.00');
  expect(await harness.balance(player)).toBe('20.00');
});

it.each([
  ['nothing', '0.00'],
  ['less than nothing', '-5.00'],
])('CASH-01 a minimum of %s is refused', async (_what, amount) => {
  const player = await harness.player(WITHOUT);
  await expect(setMinimum(player, 'deposit', amount)).rejects.toThrow(RangeError);
  expect((await screenOf(player, WITHOUT)).deposit.minAmount).toBe('20.00');
});

it('CASH-21 methods are Instant or Manual, as their data says', async () => {
  const player = await harness.player({ ...WITHOUT, balance: '100.00' });
  const { withdrawal } = await screenOf(player, WITHOUT);
  const site = harness.services.sites.byBrand(WITHOUT.brand)?.inCountry(WITHOUT.country);
  const configured = new Map(site?.paymentMethods.map(({ id, withdrawal: terms }) => [id, terms?.speed]));
  expect(new Set(withdrawal.methods.map(({ speed }) => speed))).toEqual(new Set(['Instant', 'Manual']));
  for (const { id, speed } of withdrawal.methods) expect(speed, id).toBe(configured.get(id));
});
