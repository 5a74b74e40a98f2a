import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { HOUR } from '@foyer/domain/duration.ts';
import { abandonDeposit } from '../../../flows/cashier/cancelDeposit.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import type { CashierDeps } from '../../../flows/cashier/lockedPlayer.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { refundDeposit } from '../../../flows/cashier/held/refundDeposit.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import type { Payment, PaymentPort } from '../../../modules/cashier/index.ts';
import { noticeOf, unavailable } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
let calls: { readonly merchant: string; readonly reference: string }[] = [];
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => {
  calls = [];
  harness.provider.onPayout = async () => {};
  return harness.check();
});

/** The cashier of a platform whose configuration has this merchant, with a record of what reaches the provider. */
function configured(merchant: string): CashierDeps {
  const recorded =
    <Order extends (typeof calls)[number], Result>(request: (order: Order) => Result) =>
    (order: Order) => {
      calls.push(order);
      return request(order);
    };
  const { port } = harness.provider;
  const trustly: PaymentPort = {
    ...port,
    merchantOf: () => merchant,
    beginDeposit: recorded(port.beginDeposit),
    cancelDeposit: recorded(port.cancelDeposit),
    payOut: recorded(port.payOut),
    refund: recorded(port.refund),
    cancelPayout: recorded(port.cancelPayout),
    latestCallback: recorded(port.latestCallback),
  };
  return { ...harness.services, paymentPorts: { trustly } };
}
const merchantsOf = (reference: string) =>
  calls.filter((call) => call.reference === reference).map(({ merchant }) => merchant);
const settle = (deps: CashierDeps, payment: Payment, ...[outcome, change]: Notice) =>
  settlePayment(deps, 'trustly', noticeOf(payment, outcome, { merchant: 'first', ...change }));
type Notice = Parameters<typeof noticeOf> extends [unknown, ...infer Rest] ? Rest : never;

it('MONEY-07 a payout is repeated, queried and settled at the merchant that has it, after a change of merchants', async () => {
  const [before, after] = [configured('first'), configured('second')];
  const player = await harness.player({ balance: '100.00' });
  const payout = await requestWithdrawal(before, harness.request(player, { amount: '60.00' }));
  harness.provider.onPayout = unavailable;
  await processDuePayments(before);
  harness.clock.advance(HOUR);
  harness.provider.onPayout = async () => {};
  await processDuePayments(after);
  harness.clock.advance(HOUR);
  await processDuePayments(after);
  expect(merchantsOf(payout.id)).toEqual(['first', 'first', 'first']);
  expect(harness.provider.statusRequests).toContain(payout.id);
  const other = settle(after, payout, 'succeeded', { merchant: 'second' });
  await expect(other).rejects.toMatchObject({ type: 'MerchantMismatch' });
  await settle(after, payout, 'succeeded');
  expect((await harness.payment(payout.id)).status).toBe('Completed');
});

it('a callback that an earlier version refused is refused by the present name of the reason', async () => {
  const player = await harness.player();
  const deposit = await harness.paid(player, '60.00');
  const notice = noticeOf(deposit, 'succeeded', { merchant: 'nobody', noticeId: 'an earlier one' });
  const send = () => settlePayment(harness.services, deposit.provider, notice);
  await expect(send()).rejects.toMatchObject({ type: 'MerchantMismatch' });
  await harness.services.database.pool.query(
    "update cashier.notice set verdict = 'BrandMismatch' where id = 'an earlier one'",
  );
  await expect(send()).rejects.toMatchObject({ type: 'MerchantMismatch', status: 409 });
});

it('MONEY-07 a payout that was not sent yet is sent to the merchant of its day', async () => {
  const player = await harness.player({ balance: '100.00' });
  const request = harness.request(player, { amount: '60.00' });
  const payout = await requestWithdrawal(configured('first'), request);
  await processDuePayments(configured('second'));
  expect(merchantsOf(payout.id)).toEqual(['second']);
});

it('LIMIT-12 a deposit is closed, and credited late, at the merchant that has it', async () => {
  const [before, after] = [configured('first'), configured('second')];
  const player = await harness.player();
  const deposit = await beginDeposit(before, harness.request(player, { amount: '50.00' }));
  await abandonDeposit(after, deposit);
  expect(merchantsOf(deposit.id)).toEqual(['first', 'first']);
  await settle(after, deposit, 'succeeded');
  expect(await harness.balance(player)).toBe('50.00');
  await settle(after, deposit, 'reversed');
  expect(await harness.balance(player)).toBe('0.00');
});

it('MONEY-04 a refund is ordered at the merchant of its deposit, and settled there', async () => {
  const [before, after] = [configured('first'), configured('second')];
  const player = await harness.player();
  const deposit = await beginDeposit(before, harness.request(player, { amount: '50.00' }));
  await settle(before, deposit, 'succeeded');
  const decision = { playerId: player, paymentId: deposit.id, by: 'Elin', why: 'by mistake' };
  await after.database.transaction((tx) => refundDeposit(after, tx, decision));
  harness.provider.onPayout = unavailable;
  await processDuePayments(after);
  harness.clock.advance(HOUR);
  harness.provider.onPayout = async () => {};
  await processDuePayments(after);
  const { reference = '' } = harness.provider.payouts.at(-1) ?? {};
  expect(merchantsOf(reference)).toEqual(['first', 'first']);
  await settle(after, deposit, 'succeeded', { kind: 'payout', reference });
  expect((await harness.payment(deposit.id)).status).toBe('RolledBacked');
});

it('MONEY-07 a payment of an earlier version has the configured merchant, and keeps it from its next request on', async () => {
  const player = await harness.player({ balance: '100.00' });
  const payout = await requestWithdrawal(configured('first'), harness.request(player, { amount: '60.00' }));
  harness.provider.onPayout = unavailable;
  await processDuePayments(configured('first'));
  await harness.services.database.pool.query('update cashier.payment set merchant = null where id = $1', [
    payout.id,
  ]);
  harness.clock.advance(HOUR);
  await processDuePayments(configured('first'));
  harness.clock.advance(HOUR);
  await processDuePayments(configured('second'));
  expect(merchantsOf(payout.id)).toEqual(['first', 'first', 'first']);
});
