import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import { startCashierHarness, type CashierHarness } from '../../cashier/harness.ts';

let harness: CashierHarness;
let services: CashierHarness['services'];
beforeAll(async () => {
  harness = await startCashierHarness();
  ({ services } = harness);
});
afterAll(() => harness.drop());
afterEach(() => harness.check());

const later = (ms: number) => harness.clock.advance(ms);

describe('the payment history', () => {
  it('MONEY-02 covers twelve months, and its net total the whole life of the account', async () => {
    const player = await harness.player({ balance: '70.00' });
    const filter = {
      playerId: player,
      type: null,
      statuses: null,
      from: null,
      to: null,
      after: null,
    };
    const read = async () =>
      (await services.cashier.history({ ...filter, sort: 'createdAt', first: 20 })).payments.length;
    later(366 * DAY);
    expect(await read()).toBe(1);
    later(1);
    expect(await read()).toBe(0);
    expect(await services.cashier.lifetimeTotals(player)).toEqual({ deposited: 70_00n, withdrawn: 0n });
  });
});
