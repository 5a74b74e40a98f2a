import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandId, type PlayerId } from '@foyer/domain/ids.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { cancelWithdrawal } from '../../../flows/cashier/cancelWithdrawal.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { noticeOf } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

// This brand requires a verified phone number, and players cannot skip the verification.
const HARBOUR = brandId('harbour');

let harness: CashierHarness;
let player: PlayerId;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => harness.check());
beforeEach(async () => {
  player = await harness.player({ brand: HARBOUR, country: 'NZ', currency: 'NZD' });
  await harness.set(player, { kyc_status: 'Done' });
});

let numbers = 0;
async function showNumber(): Promise<void> {
  numbers += 1;
  await harness.services.database.pool.query(
    'insert into identity.phone (brand, number, player_id) values ($1, $2, $3)',
    [HARBOUR, `+642155501${10 + numbers}`, player],
  );
  await harness.set(player, { phone_verified: true });
}

const request = (amount = '50.00') =>
  harness.request(player, { method: 'card', currency: 'NZD', amount, account: null });
const begin = () => beginDeposit(harness.services, request());
const REFUSED = {
  type: 'PlayerBlocked',
  status: 403,
  reasons: ['PhoneVerificationRequired'],
  keys: { rule: 'FLAG-11' },
};

describe('FLAG-11 a player without a verified phone number at a brand that requires one', () => {
  it('FLAG-11 cannot deposit, in any number of parallel attempts: no provider is called', async () => {
    const before = harness.provider.deposits.length;
    const tries = await Promise.allSettled(Array.from({ length: 6 }, begin));
    for (const tried of tries) expect(tried).toMatchObject({ status: 'rejected', reason: REFUSED });
    expect(await harness.payments(player)).toEqual([]);
    expect(harness.provider.deposits.length).toBe(before);
  });

  it('FLAG-11 can deposit after verifying it, also with the id of a refused attempt', async () => {
    const press = request();
    await expect(beginDeposit(harness.services, press)).rejects.toMatchObject(REFUSED);
    await showNumber();
    expect(await beginDeposit(harness.services, press)).toMatchObject({ status: 'Initialized' });
  });

  it('FLAG-11 a number that is unverified, or verified by another player, does not count', async () => {
    await showNumber();
    player = await harness.player({ brand: HARBOUR, country: 'NZ', currency: 'NZD' });
    await harness.set(player, { phone_given: `+642155501${10 + numbers}`, phone_verified: true });
    await expect(begin()).rejects.toMatchObject(REFUSED);
  });

  it('FLAG-11 LIMIT-11 can be credited what they have already paid, and can withdraw', async () => {
    await showNumber();
    const paid = await begin();
    // Simulates an operator who finds that the number belongs to somebody else.
    await harness.set(player, { phone_verified: false });
    await settlePayment(harness.services, paid.provider, noticeOf(paid, 'succeeded'));
    expect(await harness.balance(player)).toBe('50.00');
    const out = await requestWithdrawal(harness.services, request('30.00'));
    await processDuePayments(harness.services);
    expect(harness.provider.payouts.at(-1)?.reference).toBe(out.id);
    await settlePayment(harness.services, out.provider, noticeOf(out, 'succeeded'));
    expect(await harness.payments(player)).toEqual(['Deposit Completed', 'Withdrawal Completed']);
    expect(await harness.balance(player)).toBe('20.00');
  });

  it('FLAG-11 cannot cancel a withdrawal; a failed payout is credited back nevertheless', async () => {
    await showNumber();
    const paid = await begin();
    await settlePayment(harness.services, paid.provider, noticeOf(paid, 'succeeded'));
    await harness.set(player, { phone_verified: false });
    const out = await requestWithdrawal(harness.services, request('30.00'));
    await expect(
      cancelWithdrawal(harness.services, { playerId: player, id: out.id, reason: 'PaymentIssues' }),
    ).rejects.toMatchObject({
      reasons: ['PhoneVerificationRequired'],
    });
    await processDuePayments(harness.services);
    await settlePayment(harness.services, out.provider, noticeOf(out, 'refused'));
    expect(await harness.balance(player)).toBe('50.00');
  });

  it('FLAG-11 cannot claim rewards before it is verified', async () => {
    const ask = () =>
      harness.services.database.transaction((tx) =>
        harness.services.players.blockOf(tx, player, 'claimReward'),
      );
    expect(await ask()).toMatchObject({ reason: 'PhoneVerificationRequired', rule: 'FLAG-11' });
    await showNumber();
    expect(await ask()).toBeNull();
  });
});

it('FLAG-11 can deposit where the number may be skipped', async () => {
  const atSol = await harness.player({ brand: 'sol', country: 'CR', currency: 'USD' });
  const request = harness.request(atSol, { method: 'card', currency: 'USD', amount: '50.00' });
  expect(await beginDeposit(harness.services, request)).toMatchObject({ status: 'Initialized' });
});
