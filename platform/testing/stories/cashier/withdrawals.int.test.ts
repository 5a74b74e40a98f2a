import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { money } from '@foyer/domain/money.ts';
import { decideKyc } from '../../../flows/kyc/decideKyc.ts';
import { acceptSourceOfWealth } from '../../../flows/sourceOfWealth/decide.ts';
import { requestWithdrawal } from '../../../flows/cashier/requestWithdrawal.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import { cashierScreen } from '../../../flows/cashier/screen.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import type { Payment } from '../../../modules/cashier/index.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { Refusal } from '../../../infra/refusal.ts';
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
  harness.provider.onPayout = async () => {};
});
afterEach(() => harness.check());

const withdraw = (...request: Parameters<CashierHarness['request']>) =>
  requestWithdrawal(services, harness.request(...request));
const settle = (...notice: Parameters<typeof noticeOf>) =>
  settlePayment(services, notice[0].provider, noticeOf(...notice));
const decide = (playerId: PlayerId, status: 'Done' | 'Required') =>
  services.database.transaction((tx) =>
    decideKyc(services, tx, { playerId, status, by: 'Elin', why: 'a test' }),
  );
const accept = (playerId: PlayerId) =>
  services.database.transaction((tx) =>
    acceptSourceOfWealth(services, tx, { playerId, by: 'Elin', why: 'a test' }),
  );
const rounds = () => processDuePayments(services);
const payoutRequests = ({ id }: Payment) =>
  harness.provider.payouts.filter(({ reference }) => reference === id).length;
const accountOf = async (player: PlayerId) => {
  const [account] = await services.cashier.accounts(services.database.query, player);
  if (!account) throw new Error('no account on file');
  return account.id;
};

describe('a withdrawal', () => {
  it('CASH-19 is debited immediately, requested from its provider once, and completed by its callback', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player, { amount: '60.00', account: await accountOf(player) });
    expect(started).toMatchObject({ status: 'Initialized', wait: { for: 'Provider' } });
    expect(await harness.balance(player)).toBe('40.00');
    await Promise.all([rounds(), rounds(), rounds()]);
    expect(harness.provider.payouts.at(-1)).toMatchObject({
      reference: started.id,
      amount: money(60_00n, 'EUR'),
      account: 'bank-4417',
    });
    expect(payoutRequests(started)).toBe(1);
    await Promise.all([settle(started, 'succeeded'), settle(started, 'succeeded')]);
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Completed', waits_for: null });
    expect(await harness.balance(player)).toBe('40.00');
  });

  it('CASH-18 its fee is deducted from the payout, so that the whole balance can be withdrawn', async () => {
    const player = await harness.player({ brand: 'tivoli', country: 'JP' });
    await harness.paid(player, '100.00', { method: 'piq-wallet' });
    const started = await withdraw(player, { method: 'piq-wallet', amount: '100.00' });
    expect(started.fee).toEqual(money(1_00n, 'EUR'));
    expect(await harness.balance(player)).toBe('0.00');
    await rounds();
    expect(harness.provider.payouts.at(-1)).toMatchObject({
      reference: started.id,
      amount: money(99_00n, 'EUR'),
    });
    await settle(started, 'succeeded');
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Completed' });
    // A payout returned by the bank restores the full balance.
    await settle(started, 'returned');
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('MONEY-07 repeated, also in parallel, it is idempotent; another payload with the same id is refused', async () => {
    const player = await harness.player({ balance: '100.00' });
    const request = harness.request(player, { amount: '50.00' });
    const all = await Promise.all(Array.from({ length: 4 }, () => requestWithdrawal(services, request)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await harness.balance(player)).toBe('50.00');
    await expect(requestWithdrawal(services, { ...request, amount: '40.00' })).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
  });

  it('MONEY-07 cannot have the id of a deposit', async () => {
    const player = await harness.player();
    const idempotencyKey = randomUUID();
    await harness.paid(player, '100.00', { idempotencyKey });
    await expect(withdraw(player, { idempotencyKey })).rejects.toMatchObject({ type: 'TransactionConflict' });
  });

  it('CASH-27 two in parallel cannot exceed the balance', async () => {
    const player = await harness.player({ balance: '100.00' });
    const both = await Promise.allSettled([
      withdraw(player, { amount: '60.00' }),
      withdraw(player, { amount: '60.00' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await harness.balance(player)).toBe('40.00');
  });

  it.each([
    ['CASH-27 below the least', { amount: '19.99' }, 'AmountOutOfBounds'],
    ['CASH-27 above the most', { amount: '10000.01' }, 'AmountOutOfBounds'],
    ['CASH-27 of more than there is', { amount: '100.01' }, 'InsufficientFunds'],
    ['CASH-18 in another currency', { amount: '50.00', currency: 'CAD' }, 'WrongCurrency'],
    ['CASH-18 to an account that is nobody’s', { account: 'invented' }, 'MethodNotAvailable'],
  ] as const)('%s is refused, and the balance is unchanged', async (_title, change, type) => {
    const player = await harness.player({ balance: '100.00' });
    await expect(withdraw(player, change)).rejects.toMatchObject({ type });
    expect(await harness.balance(player)).toBe('100.00');
    expect(await harness.payments(player)).toEqual(['Deposit Completed']);
  });

  it('EXCLUSION-04 LIMIT-11 of a player who is excluded, in a time-out or blocked from deposits is paid', async () => {
    const player = await harness.player({ balance: '100.00' });
    await harness.set(player, {
      excluded_at: harness.clock.now(),
      timeout_ends_at: new Date(harness.clock.now().getTime() + DAY),
      deposits_blocked: true,
    });
    const started = await withdraw(player);
    await rounds();
    await settle(started, 'succeeded');
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Completed' });
  });

  it('CASH-23 PLAYER-15 is refused while withdrawals are blocked', async () => {
    const player = await harness.player({ balance: '100.00' });
    await harness.set(player, { withdrawals_blocked: true });
    await expect(withdraw(player)).rejects.toMatchObject({
      type: 'PlayerBlocked',
      reasons: ['WithdrawalsBlocked'],
      keys: { rule: 'CASH-23' },
    });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('PLAYER-19 LIC-20 MONEY-05 before the identity check is accepted, waits, and is paid after the check', async () => {
    const player = await harness.player({ brand: 'baltika', country: 'EE', balance: '100.00' });
    const { players, database } = services;
    const limitsOf = async () => players.accountState(await players.get(database.query, player));
    expect(await limitsOf()).toMatchObject({ canWithdraw: true, holdsPayoutsForKyc: true });
    const started = await withdraw(player, { account: await accountOf(player) });
    expect(started).toMatchObject({ status: 'Initialized', wait: { for: 'IdentityVerification', by: null } });
    await rounds();
    expect(payoutRequests(started)).toBe(0);
    await decide(player, 'Done');
    expect((await limitsOf()).holdsPayoutsForKyc).toBe(false);
    await Promise.all([rounds(), rounds()]);
    expect(payoutRequests(started)).toBe(1);
  });
});

/** The sites with the FLAG-06 toggle on. */
const withoutWeekends = (
  sites: CashierHarness['services']['sites'],
): CashierHarness['services']['sites'] => ({
  ...sites,
  byBrand: (id) => {
    const site = sites.byBrand(id);
    const has = (feature: string) => feature === 'DisableWeekendWithdrawalMessages';
    return site && { ...site, inCountry: (country) => ({ ...site.inCountry(country), has }) };
  },
});

describe('MONEY-08 a withdrawal waits and shows the reason', () => {
  it('PLAYER-16 LIC-20 for documents that are requested after it was started, and is paid when they are accepted', async () => {
    const player = await harness.player({ brand: 'baltika', country: 'EE', balance: '100.00' });
    await decide(player, 'Done');
    const started = await withdraw(player, { account: await accountOf(player) });
    await decide(player, 'Required');
    await rounds();
    expect(await harness.payment(started.id)).toMatchObject({ waits_for: 'IdentityVerification' });
    expect(payoutRequests(started)).toBe(0);
    await decide(player, 'Done');
    await rounds();
    expect(await harness.payment(started.id)).toMatchObject({ waits_for: 'Provider' });
    expect(payoutRequests(started)).toBe(1);
  });

  it('PLAYER-16 for overdue documents', async () => {
    const player = await harness.player({ balance: '100.00' });
    await harness.set(player, { kyc_status: 'Required', kyc_deadline: harness.clock.now() });
    expect(await withdraw(player)).toMatchObject({ wait: { for: 'IdentityVerification', by: null } });
  });

  it('PLAYER-18 for an overdue source of wealth', async () => {
    const player = await harness.player({ balance: '100.00' });
    await harness.set(player, { source_of_wealth_due_at: harness.clock.now() });
    const started = await withdraw(player);
    expect(started).toMatchObject({ wait: { for: 'SourceOfWealth', by: null } });
    await rounds();
    expect(payoutRequests(started)).toBe(0);
    await accept(player);
    await rounds();
    expect(payoutRequests(started)).toBe(1);
  });

  it('PLAYER-15 for an operator, where withdrawals were blocked after it was started', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await harness.set(player, { withdrawals_blocked: true });
    await rounds();
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Initialized', waits_for: 'Review' });
    expect(payoutRequests(started)).toBe(0);
    await harness.set(player, { withdrawals_blocked: false });
    harness.clock.advance(HOUR);
    await rounds();
    expect(payoutRequests(started)).toBe(1);
  });

  it('FLAG-06 for Monday, where an operator pays it, and the page says so', async () => {
    const player = await harness.player({ balance: '100.00' });
    // Advances from Wednesday to Saturday.
    const days = (6 - harness.clock.now().getUTCDay() + 7) % 7;
    harness.clock.advance(days * DAY);
    const [byHand, atOnce] = [
      await withdraw(player, { method: 'card', amount: '40.00' }),
      await withdraw(player, { amount: '40.00' }),
    ];
    expect(byHand.wait?.for).toBe('Weekend');
    expect(byHand.wait?.by?.toISOString()).toMatch(/T22:00:00.000Z$/);
    // The payout also waits at a site that does not announce the weekend delay.
    const quiet = { ...services, sites: withoutWeekends(services.sites) };
    const untold = await requestWithdrawal(
      quiet,
      harness.request(player, { method: 'card', amount: '20.00' }),
    );
    expect(untold.wait).toEqual({ for: 'Provider', by: byHand.wait?.by });
    const announced = async ({ sites }: Pick<typeof services, 'sites'>) => {
      const site = sites.byBrand('northlight')?.inCountry('FI');
      if (!site) throw new Error('no site');
      return (await cashierScreen({ ...services, sites }, { playerId: player, site })).weekendUntil;
    };
    expect([await announced(services), await announced(quiet)]).toEqual([byHand.wait?.by, null]);
    await rounds();
    expect([payoutRequests(byHand), payoutRequests(untold), payoutRequests(atOnce)]).toEqual([0, 0, 1]);
    harness.clock.advance(2 * DAY);
    await rounds();
    expect(payoutRequests(byHand)).toBe(1);
  });
});

describe('a provider that does not respond, or refuses', () => {
  it('CASH-19 is called again at growing intervals, and recognises the payout by its id', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    harness.provider.onPayout = unavailable;
    await rounds();
    harness.clock.advance(MINUTE);
    await rounds();
    expect(payoutRequests(started)).toBe(1);
    harness.clock.advance(MINUTE);
    await rounds();
    expect(payoutRequests(started)).toBe(2);
    harness.provider.onPayout = async () => {};
    harness.clock.advance(10 * MINUTE);
    await rounds();
    expect(payoutRequests(started)).toBe(3);
    harness.clock.advance(DAY);
    await rounds();
    expect(payoutRequests(started)).toBe(3);
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('0.00');
  });

  it('CASH-19 after a crash of the calling node is called by another node', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    const { paymentPorts: _, ...deps } = services;
    await processDuePayments({ ...deps, paymentPorts: {} });
    expect(payoutRequests(started)).toBe(0);
    harness.clock.advance(3 * MINUTE);
    await rounds();
    expect(payoutRequests(started)).toBe(1);
  });

  it('CASH-19 MONEY-08 refused immediately or by callback: the money is credited back once, with the reason', async () => {
    const player = await harness.player({ balance: '100.00' });
    const [atOnce, later] = [
      await withdraw(player, { amount: '30.00' }),
      await withdraw(player, { amount: '40.00' }),
    ];
    harness.provider.onPayout = async ({ reference }) => {
      if (reference === atOnce.id)
        throw new Refusal('PayoutRefused', { status: 409, keys: { reason: 'account_closed' } });
    };
    await rounds();
    await Promise.all([settle(later, 'refused'), settle(later, 'refused')]);
    for (const [{ id }, refusal_reason] of [
      [atOnce, 'AccountClosed'],
      [later, 'Declined'],
    ] as const)
      expect(await harness.payment(id)).toMatchObject({
        status: 'Cancelled',
        refusal_type: 'RefusedByProvider',
        refusal_reason,
      });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 paid and then returned by the bank: rolled back once', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await rounds();
    await settle(started, 'succeeded');
    await Promise.all([settle(started, 'returned'), settle(started, 'returned')]);
    expect(await harness.payment(started.id)).toMatchObject({ status: 'RolledBacked' });
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 returned before it is reported as paid: the money is credited back, and later reports change nothing', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    await rounds();
    await settle(started, 'returned');
    await settle(started, 'succeeded');
    expect(await harness.payment(started.id)).toMatchObject({ status: 'RolledBacked' });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('CASH-19 a callback about an unknown payout pays nothing', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    for (const outcome of ['succeeded', 'refused', 'returned'] as const)
      await expect(settle(started, outcome)).rejects.toMatchObject({ type: 'PaymentContradicted' });
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Initialized' });
  });

  it('CASH-19 a callback before the response to our request counts', async () => {
    const player = await harness.player({ balance: '100.00' });
    const started = await withdraw(player);
    harness.provider.onPayout = () => settle(started, 'succeeded');
    await rounds();
    expect(await harness.payment(started.id)).toMatchObject({ status: 'Completed' });
  });
});

describe('MONEY-04 LIC-06 closed loop', () => {
  it('LIC-06 money returns to each account as it was deposited, and only winnings go elsewhere', async () => {
    const player = await harness.player({ brand: 'baltika', country: 'EE' });
    await decide(player, 'Done');
    await harness.paid(player, '100.00');
    const card = await harness.paid(player, '50.00', { method: 'card' });
    expect(card.method).toBe('card');
    const accounts = await services.cashier.accounts(services.database.query, player);
    const [bank, plastic] = ['trustly', 'card'].map(
      (method) => accounts.find((account) => account.method === method)?.id ?? null,
    );
    for (const [method, account, amount] of [
      ['trustly', bank, '100.01'],
      ['trustly', null, '20.00'],
      ['card', plastic, '50.01'],
    ] as const)
      await expect(withdraw(player, { method, account, amount })).rejects.toMatchObject({
        type: 'ClosedLoop',
        keys: { rule: 'MONEY-04' },
      });
    await withdraw(player, { method: 'card', account: plastic ?? null, amount: '50.00' });
    // Only the bank account is still owed a payout, so the whole balance may go to it.
    await withdraw(player, { method: 'trustly', account: bank ?? null, amount: '100.00' });
    expect(await harness.balance(player)).toBe('0.00');
  });

  it('LIC-06 AMB-48 without the rule the player chooses the account', async () => {
    const player = await harness.player({ balance: '100.00' });
    await harness.paid(player, '50.00', { method: 'card' });
    expect(await withdraw(player, { amount: '150.00' })).toMatchObject({ status: 'Initialized' });
  });
});
