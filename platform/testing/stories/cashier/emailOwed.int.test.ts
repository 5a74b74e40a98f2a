import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { noticeOf } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
let player: PlayerId;
let email: string;
let count = 0;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => harness.check());
beforeEach(async () => {
  player = await harness.player({ brand: 'sol', country: 'CR', currency: 'USD' });
  count += 1;
  email = `nora${count}@box.mailinator.com`;
  await harness.set(player, { kyc_status: 'Done', email, email_verified: false });
});

const request = (amount = '50.00') =>
  harness.request(player, { method: 'card', currency: 'USD', amount, account: null });
const verify = (address: string) =>
  harness.services.database.transaction((tx) =>
    harness.services.players.commands.verifyEmail(tx, player, address),
  );
const REFUSED = {
  type: 'PlayerBlocked',
  status: 403,
  reasons: ['EmailVerificationRequired'],
  keys: { rule: 'REG-04' },
};

describe('REG-04 a player with an unverified address at a disposable domain', () => {
  it('REG-04 cannot deposit: no provider is called and no payment is stored', async () => {
    const before = harness.provider.deposits.length;
    await expect(beginDeposit(harness.services, request())).rejects.toMatchObject(REFUSED);
    expect(await harness.payments(player)).toEqual([]);
    expect(harness.provider.deposits.length).toBe(before);
  });

  it('REG-04 can deposit once this address is verified, also with the id of a refused attempt', async () => {
    const press = request();
    await verify('another@foyer.test');
    await expect(beginDeposit(harness.services, press)).rejects.toMatchObject(REFUSED);
    await verify(email);
    expect(await beginDeposit(harness.services, press)).toMatchObject({ status: 'Initialized' });
  });

  it('REG-04 LIMIT-11 is credited what they have already paid, and can withdraw', async () => {
    await harness.set(player, { email_verified: true });
    const press = request();
    const paid = await beginDeposit(harness.services, press);
    await harness.set(player, { email_verified: false });
    await settlePayment(harness.services, paid.provider, noticeOf(paid, 'succeeded'));
    expect(await harness.balance(player)).toBe('50.00');
    expect(await requestWithdrawal(harness.services, request('30.00'))).toMatchObject({ type: 'Withdrawal' });
  });
});
