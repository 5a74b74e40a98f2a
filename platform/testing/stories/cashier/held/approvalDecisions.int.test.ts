import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { approveWithdrawal, rejectWithdrawal } from '../../../../flows/cashier/approval/decideWithdrawal.ts';
import { processDuePayments } from '../../../../flows/cashier/processDuePayments.ts';
import { requestWithdrawal } from '../../../../flows/cashier/requestWithdrawal.ts';
import { settlePayment } from '../../../../flows/cashier/settlePayment.ts';
import { createCashier, type Payment } from '../../../../modules/cashier/index.ts';
import { Refusal } from '../../../../infra/refusal.ts';
import { readPaymentReport } from '../../../../server/commands/audit/readPaymentReport.ts';
import { readWithdrawalApprovals } from '../../../../server/commands/held/readWithdrawalApprovals.ts';
import { approvalCashier } from '../../../cashier/approvalCashier.ts';
import { noticeOf } from '../../../cashier/fakePaymentProvider.ts';
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

describe('decisions that meet', () => {
  it('MONEY-07 MONEY-13 approved twice, and by two operators together, it is ordered once', async () => {
    const { started } = await cashier.waiting();
    await Promise.all(
      ['Elin', 'Mira', 'Noor'].map((by) => cashier.decide(approveWithdrawal, started, { by })),
    );
    await cashier.decide(approveWithdrawal, started);
    await Promise.all([cashier.run(), cashier.run(), cashier.run()]);
    expect(cashier.orders(started)).toBe(1);
    const steps = await cashier.rowsOf(
      "select by from cashier.step where payment_id = $1 and by like 'op%'",
      started,
    );
    expect(steps).toHaveLength(1);
    await expect(cashier.decide(rejectWithdrawal, started)).rejects.toMatchObject({
      type: 'AlreadyDecided',
      keys: { decision: 'Approved' },
    });
  });

  it('MONEY-07 MONEY-13 rejected twice, the money returns once', async () => {
    const { player, started } = await cashier.waiting();
    await Promise.all(['Elin', 'Mira'].map((by) => cashier.decide(rejectWithdrawal, started, { by })));
    await cashier.decide(rejectWithdrawal, started);
    expect(await harness.balance(player)).toBe('100.00');
    await expect(cashier.decide(approveWithdrawal, started)).rejects.toMatchObject({
      type: 'AlreadyDecided',
    });
  });

  it('MONEY-13 approved and rejected, or approved and cancelled, together: one of them has effect', async () => {
    for (const other of [
      (one: Payment) => cashier.decide(rejectWithdrawal, one, { by: 'Mira' }),
      cashier.cancel,
    ]) {
      const { player, started } = await cashier.waiting();
      const [approved, ended] = await Promise.allSettled([
        cashier.decide(approveWithdrawal, started),
        other(started),
      ]);
      await cashier.run();
      const status = await cashier.statusOf(started);
      expect(status === 'Cancelled').toBe(ended?.status === 'fulfilled');
      expect(await harness.balance(player)).toBe(status === 'Cancelled' ? '100.00' : '40.00');
      // The player may cancel just after the approval, before the payout is ordered.
      if (approved?.status === 'rejected') expect(status).toBe('Cancelled');
    }
  });

  it('MONEY-13 a decision whose transaction fails has no effect, and one that is committed survives its node', async () => {
    const { player, started } = await cashier.waiting();
    for (const act of [approveWithdrawal, rejectWithdrawal]) {
      const lost = harness.services.database.transaction(async (tx) => {
        await act(cashier.services, tx, {
          playerId: player,
          paymentId: started.id,
          by: 'Elin',
          why: 'a test',
        });
        throw new Error('the node ends here');
      });
      await expect(lost).rejects.toThrow('the node ends here');
      await cashier.run();
      expect([cashier.orders(started), await cashier.waitsFor(started)]).toEqual([0, 'Approval']);
    }
    await cashier.decide(approveWithdrawal, started);
    // Another node takes the payment from the table, and dies with the order on its way; the next one repeats it.
    harness.provider.onPayout = async () => {
      throw new Error('the connection was lost');
    };
    const { database, clock } = harness.services;
    await processDuePayments({ ...cashier.services, cashier: createCashier({ database, clock }) });
    harness.provider.onPayout = async () => {};
    harness.clock.advance(10 * MINUTE);
    await cashier.run();
    expect(cashier.orders(started)).toBe(2);
    await cashier.pay(started);
    expect(await harness.balance(player)).toBe('40.00');
  });

  it('MONEY-13 is decided only for its own player, and only if it needs it', async () => {
    const { started } = await cashier.waiting();
    const stranger = await harness.player({ balance: '100.00' });
    const free = await requestWithdrawal(harness.services, harness.request(stranger));
    const [deposit] = await cashier.rowsOf(
      "select id from cashier.payment where player_id = $1 and type = 'Deposit'",
      {
        ...free,
        id: stranger,
      },
    );
    const wrong = [
      { ...started, playerId: stranger },
      { ...started, id: 'none' },
      free,
      { ...free, id: String(deposit?.id) },
    ];
    for (const one of wrong)
      await expect(cashier.decide(approveWithdrawal, one)).rejects.toMatchObject({ type: 'NotFound' });
    await cashier.decide(rejectWithdrawal, started);
  });

  it('MONEY-13 MONEY-07 in any order, on two nodes, no payout is ordered without an approval', async () => {
    const { database, clock } = harness.services;
    const nodes = [
      cashier.services,
      { ...cashier.services, cashier: createCashier({ database, clock }) },
    ] as const;
    const acts = ['approve', 'reject', 'cancel', 'run', 'paid', 'pass'] as const;
    const step = fc.record({ act: fc.constantFrom(...acts), of: fc.nat(2), node: fc.nat(1) });
    const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    const expected = new Set(['AlreadyDecided', 'NotWaiting', 'CancelRefused', 'PaymentContradicted']);
    const take = async (one: { act: (typeof acts)[number]; node: number }, payment: Payment) => {
      const node = nodes[one.node] ?? cashier.services;
      if (one.act === 'approve') await cashier.decide(approveWithdrawal, payment, { on: node });
      else if (one.act === 'reject')
        await cashier.decide(rejectWithdrawal, payment, { by: 'Mira', on: node });
      else if (one.act === 'cancel') await cashier.cancel(payment);
      else if (one.act === 'paid')
        await settlePayment(node, payment.provider, noticeOf(payment, 'succeeded'));
      else if (one.act === 'run') await processDuePayments(node);
      else harness.clock.advance(HOUR);
    };
    await fc.assert(
      fc.asyncProperty(batches, async (all) => {
        const player = await harness.player({ balance: '100.00' });
        const known: Payment[] = [];
        for (const amount of ['20.00', '30.00', '50.00'])
          known.push(await cashier.withdraw(player, { amount }));
        for (const batch of all)
          for (const result of await Promise.allSettled(
            batch.map((one) => take(one, known[one.of] ?? expect.fail('no payment'))),
          ))
            if (result.status === 'rejected') {
              const reason: unknown = result.reason;
              if (!(reason instanceof Refusal && expected.has(reason.type))) throw reason;
            }
        // The audit knows which payouts were ordered, and what was decided.
        await harness.check();
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });
});

describe('what operators read', () => {
  it('MONEY-13 the list has those that wait, oldest first, with reasons, age and promise', async () => {
    const player = await harness.player({ brand: 'tivoli', country: 'IE', balance: '100.00' });
    const first = await cashier.withdraw(player, { amount: '20.00' });
    harness.clock.advance(90 * MINUTE);
    const second = await cashier.withdraw(player, { amount: '30.00' });
    const list = () =>
      readWithdrawalApprovals({ services: harness.services, ...harness.services }, ['tivoli']);
    const lines = (await list()).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(`withdrawal ${first.id}: 20.00 EUR of `);
    expect(lines[0]).toContain('@foyer.test to trustly, an account that the provider asks for');
    expect(lines[1]).toContain('new account; waits for 1 h 30 min; promised by ');
    expect(lines[2]).toContain(second.id);
    expect(lines[3]).toContain('large amount, new account; waits for 0 h 0 min');
    await harness.set(player, { kyc_status: 'Required', kyc_deadline: harness.clock.now() });
    harness.clock.advance(DAY);
    expect(await list()).toContain('OVERDUE since ');
    await cashier.run();
    expect(await list()).toContain('waits for 25 h 30 min; first it waits for IdentityVerification');
    await cashier.decide(rejectWithdrawal, first);
    await cashier.cancel(second);
    expect(await list()).toBe('no withdrawal waits for an operator');
  });

  it('MONEY-13 the payment report says that the provider has no order yet', async () => {
    harness.clock.advance(DAY);
    const { started } = await cashier.waiting();
    const day = harness.clock.now().toISOString().slice(0, 10);
    const report = (file?: string) =>
      readPaymentReport(
        harness.services.database.query,
        ['trustly', day, ...(file === undefined ? [] : ['file'])],
        async () => file ?? '',
      );
    const lines = async () => (await report()).text.split('\n').find((line) => line.startsWith(started.id));
    const { text: all } = await report();
    const without = all.split('\n').filter((line) => !line.startsWith(started.id));
    expect(await report(without.join('\n'))).toEqual({
      text: expect.stringContaining(
        `${started.id}  waits for Approval: here 60.00 EUR pending, and no order at the provider yet\nno differences: `,
      ),
      isRight: true,
    });
    expect(await report(all)).toEqual({
      text: expect.stringContaining(
        `${started.id}  not ordered here: here 60.00 EUR pending, at the provider 60.00 EUR pending\n1 differences: `,
      ),
      isRight: false,
    });
    expect(await lines()).toMatch(/,payout,pending,60\.00,EUR,northlight,.*,Approval$/);
    await cashier.decide(approveWithdrawal, started);
    expect(await lines()).toMatch(/,payout,pending,.*,Provider$/);
    await cashier.run();
    expect(await report((await report()).text)).toMatchObject({ isRight: true });
    expect((await report(without.join('\n'))).text).not.toContain(started.id);
    await cashier.cancel(started);
    expect(await lines()).toMatch(/,payout,failed,60\.00,EUR,northlight,.*,$/);
  });
});
