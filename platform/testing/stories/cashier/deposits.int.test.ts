import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../flows/cashier/beginDeposit.ts';
import { abandonDeposit } from '../../../flows/cashier/cancelDeposit.ts';
import { lastPublishedTransaction } from '../../../flows/cashier/screen.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { noticeOf, unavailable } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
let services: CashierHarness['services'];
beforeAll(async () => {
  harness = await startCashierHarness();
  ({ services } = harness);
});
afterAll(() => harness.drop());
beforeEach(() => {
  harness.provider.onDeposit = async () => {};
});
afterEach(() => harness.check());

const begin = (...request: Parameters<CashierHarness['request']>) =>
  beginDeposit(services, harness.request(...request));
const settle = (...args: Parameters<typeof noticeOf>) =>
  settlePayment(services, args[0].provider, noticeOf(...args));
const later = (ms: number) => harness.clock.advance(ms);

describe('a deposit', () => {
  it('CASH-19 is started, waits for the player in a frame, and is credited when its provider confirms it', async () => {
    const player = await harness.player();
    const started = await begin(player, { amount: '50.00' });
    expect(started).toMatchObject({
      status: 'Initialized',
      wait: { for: 'Player', by: new Date(harness.clock.now().getTime() + 30 * MINUTE) },
      frameUrl: `https://pay.example/frame/${started.id}`,
    });
    expect(harness.provider.deposits.at(-1)).toMatchObject({
      merchant: 'northlight',
      reference: started.id,
      amount: money(50_00n, 'EUR'),
      method: 'bank',
      account: null,
    });
    expect(await harness.balance(player)).toBe('0.00');
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('50.00');
    expect(await harness.payments(player)).toEqual(['Deposit Completed']);
  });

  it('CASH-16 stores the account it was paid from, and pays from it again', async () => {
    const player = await harness.player({ balance: '40.00' });
    const [account] = await services.cashier.accounts(services.database.query, player);
    expect(account).toMatchObject({ label: 'Nordbank •• 4417', method: 'trustly', netMinor: 40_00n });
    await begin(player, { account: account?.id ?? null });
    expect(harness.provider.deposits.at(-1)?.account).toBe('bank-4417');
  });

  it('CASH-16 does not accept an account of another player or of another method', async () => {
    const [player, other] = [await harness.player(), await harness.player({ balance: '40.00' })];
    const [account] = await services.cashier.accounts(services.database.query, other);
    const request = { account: account?.id ?? null };
    await expect(begin(player, request)).rejects.toMatchObject({ type: 'MethodNotAvailable' });
    await expect(begin(other, { ...request, method: 'zimpler' })).rejects.toMatchObject({
      type: 'MethodNotAvailable',
    });
  });

  it('CASH-18 is charged its fee on top', async () => {
    const player = await harness.player({ brand: 'tivoli', country: 'JP' });
    const started = await begin(player, { method: 'piq-card' });
    expect(harness.provider.deposits.at(-1)?.amount).toEqual(money(101_50n, 'EUR'));
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('100.00');
  });
});

describe('the same deposit request twice', () => {
  it('MONEY-07 is one deposit with one response, also in parallel', async () => {
    const player = await harness.player();
    const request = harness.request(player);
    const all = await Promise.all(Array.from({ length: 6 }, () => beginDeposit(services, request)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await harness.payments(player)).toEqual(['Deposit Initialized']);
  });

  it('MONEY-07 with another amount, method or cashier is refused', async () => {
    const player = await harness.player();
    const request = harness.request(player);
    await beginDeposit(services, request);
    for (const change of [{ amount: '101.00' }, { method: 'zimpler' }])
      await expect(beginDeposit(services, { ...request, ...change })).rejects.toMatchObject({
        type: 'TransactionConflict',
      });
    // The same amount in another notation counts as the same request.
    await expect(beginDeposit(services, { ...request, amount: '100' })).resolves.toMatchObject({
      status: 'Initialized',
    });
  });

  it('MONEY-07 calls the provider again if the first call was lost after the commit', async () => {
    const player = await harness.player();
    const request = harness.request(player);
    const dead = new Error('the node died');
    const dying = { ...services, paymentPorts: {} };
    dying.paymentPorts = new Proxy(services.paymentPorts, {
      get: (_ports, _name) => {
        throw dead;
      },
    });
    await expect(beginDeposit(dying, request)).rejects.toBe(dead);
    const before = harness.provider.deposits.length;
    const again = await beginDeposit(services, request);
    expect(again).toMatchObject({ status: 'Initialized', frameUrl: expect.stringContaining(again.id) });
    expect(harness.provider.deposits.length).toBe(before + 1);
    expect(await harness.payments(player)).toEqual(['Deposit Initialized']);
  });
});

describe('a deposit is refused', () => {
  it.each([
    ['CASH-24 while deposits are blocked', { deposits_blocked: true }, 'DepositsBlocked', 'CASH-24'],
    [
      'CASH-26 at a bank, while that is blocked',
      { instant_banking_blocked_from: new Date(0) },
      'InstantBankingBlocked',
      'CASH-26',
    ],
    ['PLAYER-13 by who has excluded himself', { excluded_at: new Date(0) }, 'SelfExcluded', 'EXCLUSION-01'],
    [
      'PLAYER-14 during a timeout',
      { timeout_ends_at: new Date('2030-01-01T00:00:00Z') },
      'Timeout',
      'EXCLUSION-08',
    ],
    [
      'PLAYER-16 when the day to show papers is past',
      { kyc_status: 'Required', kyc_deadline: new Date(0) },
      'KycRequired',
      'MONEY-05',
    ],
    [
      'PLAYER-18 when the source of wealth is overdue',
      { source_of_wealth_due_at: new Date(0) },
      'SourceOfWealthRequired',
      'MONEY-06',
    ],
    ['PLAYER-03 for a closed account', { status: 'Closed' }, 'AccountClosed', 'PLAYER-03'],
  ])('%s', async (_title, columns, reason, rule) => {
    const player = await harness.player();
    await harness.set(player, columns);
    const before = harness.provider.deposits.length;
    await expect(begin(player)).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: [reason],
      keys: { rule },
    });
    expect(await harness.payments(player)).toEqual([]);
    expect(harness.provider.deposits.length).toBe(before);
  });

  it('CASH-26 while instant banking is blocked, but a card still pays', async () => {
    const player = await harness.player();
    await harness.set(player, { instant_banking_blocked_from: new Date(0) });
    expect(await begin(player, { method: 'card' })).toMatchObject({ status: 'Initialized' });
  });

  it.each([
    ['CASH-01 below the least', { amount: '19.99' }, 'AmountOutOfBounds', ['tooLittle']],
    ['CASH-01 above the most', { amount: '5000.01' }, 'AmountOutOfBounds', ['tooMuch']],
    ['CASH-01 for nothing', { amount: '0.00' }, 'AmountOutOfBounds', ['tooLittle']],
    ['CASH-01 for less than nothing', { amount: '-100.00' }, 'AmountOutOfBounds', ['tooLittle']],
    ['CASH-18 in half cents', { amount: '100.005' }, 'BadRequest', ['invalid']],
    ['CASH-18 in another currency', { currency: 'USD' }, 'WrongCurrency', []],
    ['CASH-18 by a method of another country', { method: 'piq-card' }, 'MethodNotAvailable', []],
    ['CASH-18 by no method', { method: '__proto__' }, 'MethodNotAvailable', []],
    ['MONEY-07 without a name of the press', { idempotencyKey: '' }, 'BadRequest', ['invalid']],
    [
      'MONEY-07 under the name of late money',
      { idempotencyKey: 'late 4711-4711' },
      'BadRequest',
      ['invalid'],
    ],
  ] as const)('%s', async (_title, change, type, reasons) => {
    const player = await harness.player();
    await expect(begin(player, change)).rejects.toMatchObject({ type, reasons });
    expect(await harness.payments(player)).toEqual([]);
  });

  it('CASH-19 while ten deposits are open', async () => {
    const player = await harness.player();
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => begin(player)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(begin(player)).rejects.toMatchObject({ type: 'TooManyRequests' });
  });

  it('CASH-19 when its provider is unreachable: the response says so, and its room is free again', async () => {
    const player = await harness.player();
    harness.provider.onDeposit = unavailable;
    const request = harness.request(player);
    expect(await beginDeposit(services, request)).toMatchObject({
      status: 'Cancelled',
      refusal: { type: 'PartnerUnavailable' },
    });
    harness.provider.onDeposit = async () => {};
    // The repeated request returns the payment of the first one.
    expect(await beginDeposit(services, request)).toMatchObject({ status: 'Cancelled' });
  });
});

describe('provider callbacks', () => {
  it('CASH-19 ten copies in parallel credit once', async () => {
    const player = await harness.player();
    const started = await begin(player);
    const notice = noticeOf(started, 'succeeded');
    await Promise.all(Array.from({ length: 10 }, () => settlePayment(services, started.provider, notice)));
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 a callback before the response to our request counts', async () => {
    const player = await harness.player();
    harness.provider.onDeposit = async ({ reference, merchant, amount }) =>
      settlePayment(services, 'trustly', {
        noticeId: randomUUID(),
        kind: 'deposit',
        outcome: 'succeeded',
        reason: null,
        account: null,
        reference,
        merchant,
        amount,
      });
    expect(await begin(player)).toMatchObject({ status: 'Completed', frameUrl: null });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it.each([
    ['another amount', { amount: money(1_000_00n, 'EUR') }, 'AmountMismatch'],
    ['another currency', { amount: money(100_00n, 'USD') }, 'AmountMismatch'],
    ['another brand', { merchant: 'tivoli' }, 'MerchantMismatch'],
    ['a payout', { kind: 'payout' }, 'KindMismatch'],
    ['nobody’s payment', { reference: 'invented' }, 'UnknownPayment'],
    ['what no deposit can do', { outcome: 'returned' }, 'PaymentContradicted'],
  ] as const)(
    'CASH-19 of %s: nothing is credited, the callback is stored, and the refusal says why',
    async (_what, change, type) => {
      const player = await harness.player();
      const started = await begin(player);
      const notice = noticeOf(started, 'succeeded', change);
      const before = harness.logged.length;
      for (const _attempt of [1, 2])
        await expect(settlePayment(services, started.provider, notice)).rejects.toMatchObject({
          type,
        });
      expect(await harness.balance(player)).toBe('0.00');
      expect(await harness.payment(started.id)).toMatchObject({ status: 'Initialized' });
      expect(harness.logged.slice(before).join()).toContain(type);
      const { rows } = await services.database.pool.query(
        'select verdict from cashier.notice where id = $1',
        [notice.noticeId],
      );
      expect(rows).toEqual([{ verdict: type }]);
    },
  );

  it('CASH-19 a provider cannot confirm another provider’s deposit', async () => {
    const player = await harness.player();
    const started = await begin(player);
    await expect(settlePayment(services, 'zimpler', noticeOf(started, 'succeeded'))).rejects.toMatchObject({
      type: 'UnknownPayment',
    });
    expect(await harness.balance(player)).toBe('0.00');
  });

  it('CASH-19 a message id cannot be used again with other content', async () => {
    const player = await harness.player();
    const started = await begin(player);
    const notice = noticeOf(started, 'pending');
    await settlePayment(services, started.provider, notice);
    await expect(
      settlePayment(services, started.provider, { ...notice, outcome: 'succeeded' }),
    ).rejects.toMatchObject({ type: 'NoticeConflict' });
    expect(await harness.balance(player)).toBe('0.00');
  });

  it('MONEY-08 an accepted deposit that is not final waits for the provider, and can be neither cancelled nor expire', async () => {
    const player = await harness.player();
    const started = await begin(player);
    await settle(started, 'pending');
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Initialized', waits_for: 'Provider' });
    await expect(abandonDeposit(services, started)).rejects.toMatchObject({
      type: 'CancelRefused',
      reasons: ['tooLate'],
    });
    later(31 * MINUTE);
    await processDuePayments(services);
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Initialized' });
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 a refusal ends it; a later success still credits the money once', async () => {
    const player = await harness.player();
    const started = await begin(player);
    await settle(started, 'refused', { reason: 'no cover' });
    expect(await harness.payment(started.id)).toMatchObject({
      status: 'Cancelled',
      refusal_type: 'RefusedByProvider',
    });
    await Promise.all([
      settle(started, 'succeeded'),
      settle(started, 'succeeded'),
      settle(started, 'refused'),
    ]);
    expect(await harness.balance(player)).toBe('100.00');
    expect(await harness.payments(player)).toEqual(['Deposit Cancelled', 'Deposit Completed']);
  });

  it.each([
    ['insufficient_funds', 'InsufficientFunds'],
    ['suspected_fraud', 'Declined'],
  ])('CASH-19 shows why it was refused, as far as players may know: %s', async (reason, told) => {
    const player = await harness.player();
    const started = await begin(player);
    await settle(started, 'refused', { reason });
    const frames = await lastPublishedTransaction(services, player);
    expect(frames?.refusal).toEqual({ type: 'RefusedByProvider', rule: null, reason: told, until: null });
    expect(JSON.stringify(frames)).not.toContain(reason);
    const { rows } = await services.database.pool.query(
      'select why from cashier.step where payment_id = $1 order by id desc limit 1',
      [started.id],
    );
    expect(rows).toEqual([{ why: reason }]);
  });

  it('CASH-19 a refusal after the success changes nothing', async () => {
    const player = await harness.player();
    const started = await begin(player);
    await settle(started, 'succeeded');
    await settle(started, 'refused');
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 a chargeback is debited once, also when it is reported first', async () => {
    const player = await harness.player();
    const started = await begin(player);
    await settle(started, 'succeeded');
    await Promise.all([settle(started, 'reversed'), settle(started, 'reversed')]);
    expect(await harness.balance(player)).toBe('0.00');
    expect(await harness.payment(started.id)).toMatchObject({ status: 'RolledBacked' });

    const early = await begin(player);
    await settle(early, 'reversed');
    await settle(early, 'succeeded');
    expect(await harness.balance(player)).toBe('0.00');
  });

  it('CASH-19 a chargeback of late money is debited from the late credit', async () => {
    const player = await harness.player();
    const started = await begin(player);
    await settle(started, 'refused');
    await settle(started, 'succeeded');
    await settle(started, 'reversed');
    expect(await harness.balance(player)).toBe('0.00');
    expect(await harness.payments(player)).toEqual(['Deposit Cancelled', 'Deposit RolledBacked']);
  });

  it('LIMIT-12 of a player who has excluded themselves meanwhile: the money is held and refunded, never playable', async () => {
    const player = await harness.player();
    const started = await begin(player);
    await harness.set(player, { excluded_at: harness.clock.now(), deposits_blocked: true });
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('0.00');
    expect(await harness.payment(started.id)).toMatchObject({
      status: 'RollbackInitialized',
      refusal_type: 'SelfExcluded',
    });
  });
});
