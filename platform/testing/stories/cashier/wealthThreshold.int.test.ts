import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { acceptSourceOfWealth } from '../../../flows/sourceOfWealth/decide.ts';
import { settlePayment } from '../../../flows/cashier/settlePayment.ts';
import { noticeOf } from '../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
let services: CashierHarness['services'];
beforeAll(async () => {
  harness = await startCashierHarness();
  ({ services } = harness);
});
afterAll(() => harness.drop());
afterEach(() => harness.check());

const settle = (...notice: Parameters<typeof noticeOf>) =>
  settlePayment(services, notice[0].provider, noticeOf(...notice));
const accept = (playerId: PlayerId) =>
  services.database.transaction((tx) =>
    acceptSourceOfWealth(services, tx, { playerId, by: 'Elin', why: 'a test' }),
  );

describe('MONEY-06 the source of wealth', () => {
  const dueDateOf = async (player: PlayerId) =>
    (await services.players.get(services.database.query, player)).sourceOfWealth?.dueAt ?? null;

  it('PLAYER-18 is requested with the deposit that reaches the threshold, and not again for an accepted sum', async () => {
    const player = await harness.player({ balance: '1999.99' });
    expect(await dueDateOf(player)).toBeNull();
    await harness.paid(player, '20.00');
    expect(await dueDateOf(player)).toEqual(new Date(harness.clock.now().getTime() + 30 * DAY));
    await accept(player);
    harness.clock.advance(1);
    await harness.paid(player, '1999.99');
    expect(await dueDateOf(player)).toBeNull();
    await harness.paid(player, '20.00');
    expect(await dueDateOf(player)).not.toBeNull();
  });

  it('PLAYER-18 counts 180 days back, in euros, without chargebacks', async () => {
    const player = await harness.player({ balance: '1500.00' });
    harness.clock.advance(180 * DAY + 1);
    const back = await harness.paid(player, '1500.00');
    await settle(back, 'reversed');
    await harness.paid(player, '1500.00');
    expect(await dueDateOf(player)).toBeNull();

    const dollars = await harness.player({ brand: 'sol', country: 'CR', currency: 'USD' });
    for (const _day of [1, 2]) await harness.paid(dollars, '2500.00', { method: 'card', currency: 'USD' });
    expect(await dueDateOf(dollars)).toBeNull();
    await harness.paid(dollars, '900.00', { method: 'card', currency: 'USD' });
    expect(await dueDateOf(dollars)).not.toBeNull();
  });
});
