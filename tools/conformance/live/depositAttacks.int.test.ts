import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '@foyer/platform/flows/cashier/beginDeposit.ts';
import { abandonDeposit } from '@foyer/platform/flows/cashier/cancelDeposit.ts';
import { processDuePayments } from '@foyer/platform/flows/cashier/processDuePayments.ts';
import { setLimit } from '@foyer/platform/flows/limits.ts';
import type { Payment } from '@foyer/platform/modules/cashier/index.ts';
import { openPaymentHarness, type PaymentHarness } from './paymentHarness.ts';

let live: PaymentHarness;
beforeAll(async () => {
  live = await openPaymentHarness();
});
afterAll(() => live.stop());
afterEach(() => live.harness.check());

const begin = (playerId: PlayerId, method: string, amount = '20.00') =>
  beginDeposit(live.deps, live.harness.request(playerId, { method, amount }));
const status = async ({ id }: Payment) => (await live.harness.payment(id)).status;

describe.each([
  ['trustly', 'trustly', 'FI'],
  ['zimpler', 'zimpler', 'FI'],
  ['finshark', 'finshark', 'FI'],
  ['plastra', 'card', 'FI'],
  ['krofort', 'krofort', 'AT'],
  ['piq', 'piq-wallet', 'AT'],
])('deposits at %s', (provider, method, country) => {
  it('LIMIT-12 forty deposits begun and left under a limit of 20 a day, then all paid: nothing is credited', async () => {
    const player = await live.harness.player({ country });
    await setLimit(live.deps, {
      kind: 'Deposit',
      playerId: player,
      period: 'Day',
      amount: fromDecimal('20.00', 'EUR'),
    });
    const left: Payment[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const begun = await begin(player, method);
      expect((await abandonDeposit(live.deps, begun)).status).toBe('Cancelled');
      left.push(begun);
    }
    for (const payment of left) await live.pay(payment);
    expect(await live.harness.balance(player)).toBe('0.00');
    // This provider accepts payments on closed pages: one deposit fits the limit, the others are held and
    // refunded.
    for (const payment of left.slice(0, 4)) await live.sendPaidCallback(payment);
    expect(await live.harness.balance(player)).toBe('20.00');
    await processDuePayments(live.deps);
    const count = async (of: string) =>
      (await live.harness.payments(player)).filter((one) => one === of).length;
    await expect.poll(() => count('Deposit RolledBacked')).toBe(3);
    expect(await live.harness.balance(player)).toBe('20.00');
  });

  it('EXCLUSION-07 six open deposits at an exclusion: their pages are closed, and what was paid meanwhile is refunded', async () => {
    const player = await live.harness.player({ country });
    const open: Payment[] = [];
    for (let turn = 0; turn < 6; turn += 1) open.push(await begin(player, method, '500.00'));
    await live.deps.database.transaction((tx) =>
      live.harness.services.selfExclusion.excludePlayer(tx, player, new Date('2030-01-01')),
    );
    const [quick, ...slow] = open;
    if (quick) await live.pay(quick);
    await processDuePayments(live.deps);
    for (const payment of slow) expect(await status(payment)).toBe('Cancelled');
    for (const payment of slow) await live.pay(payment);
    expect(await live.harness.balance(player)).toBe('0.00');
    await processDuePayments(live.deps);
    if (quick) await expect.poll(() => status(quick)).toBe('RolledBacked');
    expect(await live.harness.balance(player)).toBe('0.00');
  });

  it('LIMIT-12 held money whose refund the provider refuses stays held until an operator decides', async () => {
    const player = await live.harness.player({ country });
    const deposit = await begin(player, method);
    await live.harness.set(player, { timeout_ends_at: new Date('2030-01-01') });
    await live.pay(deposit);
    await live.payouts(provider, 'refuse');
    await processDuePayments(live.deps);
    await live.payouts(provider, 'succeed');
    live.harness.clock.advance(HOUR);
    await processDuePayments(live.deps);
    expect(await live.harness.payment(deposit.id)).toMatchObject({
      status: 'RollbackInitialized',
      waits_for: 'Review',
    });
    expect(await live.harness.balance(player)).toBe('0.00');
  });
});
