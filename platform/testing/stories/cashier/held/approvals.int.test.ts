import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { approveWithdrawal, rejectWithdrawal } from '../../../../flows/cashier/approval/decideWithdrawal.ts';
import { cancelWithdrawal } from '../../../../flows/cashier/cancelWithdrawal.ts';
import { requestWithdrawal } from '../../../../flows/cashier/requestWithdrawal.ts';
import { decideKyc } from '../../../../flows/kyc/decideKyc.ts';
import { approvalCashier, withApprovals } from '../../../cashier/approvalCashier.ts';
import { startCashierHarness, type CashierHarness } from '../../../cashier/harness.ts';

let harness: CashierHarness;
let cashier: ReturnType<typeof approvalCashier>;
beforeAll(async () => {
  harness = await startCashierHarness();
  cashier = approvalCashier(harness);
});
afterAll(() => harness.drop());
beforeEach(() => {
  harness.provider.onPayout = async () => {};
  harness.provider.onCancel = async () => true;
});
afterEach(() => harness.check());

describe('a withdrawal that needs an approval', () => {
  it('MONEY-13 MONEY-08 waits, says for what and by when, and is ordered once it is approved', async () => {
    const { player, started } = await cashier.waiting();
    expect(started.wait).toEqual({
      for: 'Approval',
      by: new Date(harness.clock.now().getTime() + 24 * HOUR),
    });
    expect(await harness.balance(player)).toBe('40.00');
    harness.clock.advance(2 * HOUR);
    await Promise.all([cashier.run(), cashier.run()]);
    expect([cashier.orders(started), await cashier.waitsFor(started)]).toEqual([0, 'Approval']);

    await cashier.decide(approveWithdrawal, started);
    expect(await cashier.waitsFor(started)).toBe('Provider');
    await Promise.all([cashier.run(), cashier.run()]);
    expect(cashier.orders(started)).toBe(1);
    await cashier.pay(started);
    expect([await cashier.statusOf(started), await harness.balance(player)]).toEqual(['Completed', '40.00']);
    expect(
      await cashier.rowsOf(
        "select by, why from cashier.step where payment_id = $1 and by like 'op%'",
        started,
      ),
    ).toEqual([{ by: 'operator:Elin', why: 'approved: the account is theirs' }]);
  });

  it('MONEY-13 is back in the balance at once when it is rejected, and is never ordered', async () => {
    const { player, started } = await cashier.waiting();
    await cashier.decide(rejectWithdrawal, started);
    expect(await harness.payment(started.id)).toMatchObject({
      status: 'Cancelled',
      waits_for: null,
      refusal_type: 'WithdrawalRejected',
    });
    expect(await harness.balance(player)).toBe('100.00');
    harness.clock.advance(DAY);
    await cashier.run();
    expect(cashier.orders(started)).toBe(0);
    const events = `select data->>'status' as status, data->>'waitsFor' as waits, data->>'refusal' as refusal
      from outbox.feed_pending where data->>'paymentId' = $1 order by id`;
    expect(await cashier.rowsOf(events, started)).toEqual([
      { status: 'Initialized', waits: 'Approval', refusal: null },
      { status: 'Cancelled', waits: null, refusal: 'WithdrawalRejected' },
    ]);
    const decisions = 'select decision, decided_by, why from cashier.approval where payment_id = $1';
    expect(await cashier.rowsOf(decisions, started)).toEqual([
      { decision: 'Rejected', decided_by: 'operator:Elin', why: 'the account is theirs' },
    ]);
  });

  it('MONEY-13 CASH-22 can be cancelled by the player while it waits; then nobody decides it', async () => {
    const { player, started } = await cashier.waiting();
    expect(await cashier.cancel(started)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'PaymentIssues',
    });
    expect(await harness.balance(player)).toBe('100.00');
    for (const act of [approveWithdrawal, rejectWithdrawal])
      await expect(cashier.decide(act, started)).rejects.toMatchObject({
        type: 'NotWaiting',
        keys: { status: 'Cancelled' },
      });
    await cashier.run();
    expect(cashier.orders(started)).toBe(0);
  });

  it('MONEY-03 MONEY-13 cannot be cancelled where the licence makes withdrawals final, and can be rejected', async () => {
    const final = withApprovals(
      harness,
      [{ all: true, newAccounts: false, from: new Map(), withinHours: 1 }],
      {
        hasRule: (rule) => rule === 'finalWithdrawals',
      },
    );
    const player = await harness.player({ balance: '100.00' });
    const started = await requestWithdrawal(final, harness.request(player));
    const cancelling = cancelWithdrawal(final, { ...started, reason: 'PaymentIssues' });
    await expect(cancelling).rejects.toMatchObject({ type: 'CancelRefused', reasons: ['licence'] });
    await cashier.decide(rejectWithdrawal, started, { on: final });
    expect(await harness.balance(player)).toBe('100.00');
  });

  it('LIMIT-11 EXCLUSION-04 MONEY-13 of an excluded player is neither refused nor decided by that', async () => {
    const player = await harness.player({ balance: '100.00' });
    await harness.set(player, { excluded_at: harness.clock.now(), deposits_blocked: true });
    const started = await cashier.withdraw(player);
    await cashier.decide(approveWithdrawal, started);
    await cashier.run();
    await cashier.pay(started);
    expect(await cashier.statusOf(started)).toBe('Completed');
  });

  it('MONEY-13 an approval does not replace documents: the withdrawal then waits for those', async () => {
    const { player, started } = await cashier.waiting();
    const kyc = (status: 'Required' | 'Done') =>
      harness.services.database.transaction((tx) =>
        decideKyc(harness.services, tx, { playerId: player, status, by: 'Elin', why: 'a test' }),
      );
    await kyc('Required');
    harness.clock.advance(HOUR);
    await cashier.run();
    expect(await cashier.waitsFor(started)).toBe('IdentityVerification');
    await cashier.decide(approveWithdrawal, started);
    await cashier.run();
    expect([cashier.orders(started), await cashier.waitsFor(started)]).toEqual([0, 'IdentityVerification']);
    await kyc('Done');
    await cashier.run();
    expect(cashier.orders(started)).toBe(1);
  });

  it('MONEY-13 documents do not replace an approval, whose time counts from when only it is missing', async () => {
    const player = await harness.player({ balance: '100.00' });
    await harness.set(player, { kyc_status: 'Required', kyc_deadline: harness.clock.now() });
    const started = await cashier.withdraw(player, { amount: '60.00' });
    expect(started.wait?.for).toBe('IdentityVerification');
    harness.clock.advance(3 * DAY);
    await harness.services.database.transaction((tx) =>
      decideKyc(harness.services, tx, { playerId: player, status: 'Done', by: 'Elin', why: 'a test' }),
    );
    await cashier.run();
    expect([cashier.orders(started), await cashier.waitsFor(started)]).toEqual([0, 'Approval']);
    const [row] = await cashier.rowsOf('select waits_until from cashier.payment where id = $1', started);
    expect(row?.waits_until).toEqual(new Date(harness.clock.now().getTime() + DAY));
    // Later checks do not move the promise.
    harness.clock.advance(5 * HOUR);
    await cashier.run();
    expect(await cashier.rowsOf('select waits_until from cashier.payment where id = $1', started)).toEqual([
      row,
    ]);
  });

  it('MONEY-13 that nobody decides in time goes on waiting, without the job being kept busy', async () => {
    const player = await harness.player({ balance: '1000.00' });
    const all = [];
    for (let n = 0; n < 21; n += 1) all.push(await cashier.withdraw(player, { amount: '20.00' }));
    harness.clock.advance(2 * DAY);
    expect(await cashier.run()).toBeGreaterThanOrEqual(21);
    expect(await cashier.run()).toBe(0);
    expect(await Promise.all(all.map(cashier.waitsFor))).toEqual(all.map(() => 'Approval'));
    for (const one of all) await cashier.decide(rejectWithdrawal, one);
  });

  it('MONEY-13 a callback about it contradicts, because nobody has ordered its payout', async () => {
    const { player, started } = await cashier.waiting();
    const forged = cashier.pay(started);
    await expect(forged).rejects.toMatchObject({ type: 'PaymentContradicted' });
    expect([await cashier.statusOf(started), await harness.balance(player)]).toEqual([
      'Initialized',
      '40.00',
    ]);
  });
});

describe('which withdrawals wait', () => {
  it('MONEY-13 the first to an account, a new account, and none to one that was paid before', async () => {
    const player = await harness.player({ balance: '200.00' });
    const [used] = await harness.services.cashier.accounts(harness.services.database.query, player);
    const first = await cashier.withdraw(player, { amount: '20.00', account: used?.id ?? '' });
    expect(first.wait?.for).toBe('Approval');
    await cashier.decide(rejectWithdrawal, first);
    const account = await cashier.knownAccount(player);
    expect(account).toBe(used?.id);
    expect((await cashier.withdraw(player, { amount: '20.00', account })).wait?.for).toBe('Provider');
    expect((await cashier.withdraw(player, { amount: '20.00' })).wait?.for).toBe('Approval');
    // An account that another player has paid from is as new as any.
    const other = await harness.player({ balance: '100.00' });
    const [theirs] = await harness.services.cashier.accounts(harness.services.database.query, other);
    expect((await cashier.withdraw(other, { amount: '20.00', account: theirs?.id ?? '' })).wait?.for).toBe(
      'Approval',
    );
  });

  it('MONEY-13 an amount cannot be divided to stay below it, and counts for 24 hours', async () => {
    const player = await harness.player({ balance: '300.00' });
    const account = await cashier.knownAccount(player);
    const small = () => cashier.withdraw(player, { amount: '24.99', account });
    const [first, second] = [await small(), await small()];
    expect([first.wait?.for, second.wait?.for]).toEqual(['Provider', 'Provider']);
    const third = await small();
    expect(third.wait?.for).toBe('Approval');
    // A withdrawal that ended without being paid no longer counts.
    await cashier.decide(rejectWithdrawal, third);
    await cashier.cancel(second);
    expect((await small()).wait?.for).toBe('Provider');
    harness.clock.advance(DAY);
    expect((await small()).wait?.for).toBe('Provider');
  });

  it('MONEY-13 of two at once, the second knows of the first', async () => {
    const player = await harness.player({ balance: '300.00' });
    const account = await cashier.knownAccount(player);
    const both = await Promise.all([1, 2].map(() => cashier.withdraw(player, { amount: '30.00', account })));
    expect(new Set(both.map(({ wait }) => wait?.for))).toEqual(new Set(['Approval', 'Provider']));
  });
});
