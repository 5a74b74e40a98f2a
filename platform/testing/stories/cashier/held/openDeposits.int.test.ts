import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { fromDecimal } from '@foyer/domain/money.ts';
import { beginDeposit } from '../../../../flows/cashier/beginDeposit.ts';
import { abandonDeposit } from '../../../../flows/cashier/cancelDeposit.ts';
import { processDuePayments } from '../../../../flows/cashier/processDuePayments.ts';
import { settlePayment } from '../../../../flows/cashier/settlePayment.ts';
import { setLimit } from '../../../../flows/limits.ts';
import type { Payment } from '../../../../modules/cashier/index.ts';
import type { Transaction } from '../../../../infra/database/database.ts';
import { noticeOf, unavailable } from '../../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../../cashier/harness.ts';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
beforeEach(() => {
  harness.provider.onDeposit = async () => {};
  harness.provider.onCancelDeposit = async () => true;
  harness.provider.onStatusRequest = async () => null;
});
afterEach(() => harness.check());

const begin = (playerId: PlayerId, amount = '20.00') =>
  beginDeposit(harness.services, harness.request(playerId, { amount }));
const abandon = (payment: Payment) => abandonDeposit(harness.services, payment);
const settle = (...of: Parameters<typeof noticeOf>) =>
  settlePayment(harness.services, of[0].provider, noticeOf(...of));
const rounds = () => processDuePayments(harness.services);
const dayLimit = (playerId: PlayerId, amount: string) =>
  setLimit(harness.services, {
    kind: 'Deposit',
    playerId,
    period: 'Day',
    amount: fromDecimal(amount, 'EUR'),
  });
const stop = (work: (tx: Transaction) => Promise<void>) => harness.services.database.transaction(work);

describe('LIMIT-12 a deposit that its player leaves', () => {
  it('LIMIT-12 forty times begun and left: what the provider still takes never passes the limit', async () => {
    const player = await harness.player();
    await dayLimit(player, '20.00');
    const left: Payment[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const started = await begin(player);
      expect((await abandon(started)).status).toBe('Cancelled');
      left.push(started);
    }
    // A provider that closed every payment page was nevertheless paid on all of them.
    for (const payment of left) await settle(payment, 'succeeded');
    expect(await harness.balance(player)).toBe('20.00');
    expect(
      (await harness.payments(player)).filter((one) => one === 'Deposit RollbackInitialized'),
    ).toHaveLength(39);
  });

  it.each([
    ['cannot be asked', unavailable, 'CancelInitialized'],
    ['will not close it', async (): Promise<boolean> => false, 'Initialized'],
  ] as const)('LIMIT-12 keeps its room while its provider %s', async (_how, response, status) => {
    const player = await harness.player();
    await dayLimit(player, '20.00');
    harness.provider.onCancelDeposit = response;
    const started = await begin(player);
    await abandon(started).catch(() => {});
    expect(await harness.payment(started.id)).toMatchObject({ status, waits_for: 'Provider' });
    await expect(begin(player)).rejects.toMatchObject({ type: 'DepositLimitReached' });
    harness.clock.advance(DAY);
    await rounds();
    await expect(begin(player)).rejects.toMatchObject({ type: 'DepositLimitReached' });
    await settle(started, 'succeeded');
    expect(await harness.balance(player)).toBe('20.00');
    await expect(begin(player)).rejects.toMatchObject({ type: 'DepositLimitReached' });
  });

  it('LIMIT-12 is cancelled again until its provider confirms, and only then frees its room', async () => {
    const player = await harness.player();
    await dayLimit(player, '20.00');
    harness.provider.onCancelDeposit = unavailable;
    const started = await begin(player);
    expect(await abandon(started)).toMatchObject({
      status: 'CancelInitialized',
      refusal: { type: 'Abandoned' },
    });
    harness.provider.onCancelDeposit = async () => true;
    harness.clock.advance(MINUTE);
    await Promise.all([rounds(), rounds()]);
    expect(await harness.payment(started.id)).toMatchObject({
      status: 'Cancelled',
      refusal_type: 'Abandoned',
    });
    expect((await begin(player)).status).toBe('Initialized');
  });

  it('LIMIT-12 is cancelled once by repeated and parallel requests', async () => {
    const started = await begin(await harness.player());
    const all = await Promise.all(Array.from({ length: 10 }, () => abandon(started)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect((await harness.payment(started.id)).status).toBe('Cancelled');
    expect(harness.provider.closings.filter((one) => one === started.id)).toHaveLength(1);
  });

  it('LIMIT-12 paid while it is being cancelled: its money counts once, in its own room', async () => {
    const player = await harness.player();
    await dayLimit(player, '20.00');
    const started = await begin(player);
    harness.provider.onCancelDeposit = async (): Promise<boolean> => {
      await settle(started, 'succeeded');
      return false;
    };
    await expect(abandon(started)).rejects.toMatchObject({ type: 'CancelRefused', reasons: ['tooLate'] });
    expect(await harness.balance(player)).toBe('20.00');
    await expect(begin(player)).rejects.toMatchObject({ type: 'DepositLimitReached' });
  });

  it('LIMIT-12 whose request reaches the provider after it was cancelled is closed again', async () => {
    const player = await harness.player();
    harness.provider.onDeposit = async ({ reference }) => {
      await abandonDeposit(harness.services, { playerId: player, id: reference });
    };
    const started = await begin(player);
    expect(started).toMatchObject({ status: 'Cancelled', frameUrl: null });
    expect(harness.provider.closings.filter((one) => one === started.id)).toHaveLength(2);
  });

  it('LIMIT-12 whose start failed keeps its room until the provider is known not to accept it', async () => {
    const player = await harness.player();
    await dayLimit(player, '20.00');
    harness.provider.onDeposit = unavailable;
    harness.provider.onCancelDeposit = unavailable;
    const started = await begin(player);
    expect(started).toMatchObject({ status: 'CancelInitialized', refusal: { type: 'PartnerUnavailable' } });
    harness.provider.onDeposit = async () => {};
    harness.provider.onCancelDeposit = async () => true;
    await expect(begin(player)).rejects.toMatchObject({ type: 'DepositLimitReached' });
    harness.clock.advance(HOUR);
    await rounds();
    expect((await begin(player)).status).toBe('Initialized');
  });
});

describe('EXCLUSION-07 open deposits of a player who stops playing', () => {
  const STOPS = {
    SelfExcluded: (id: PlayerId) =>
      stop((tx) => harness.services.selfExclusion.excludePlayer(tx, id, new Date('2030-01-01'))),
    Timeout: (id: PlayerId) =>
      stop((tx) => harness.services.selfExclusion.timeOutPlayer(tx, id, new Date('2027-12-01'))),
    AccountClosed: (id: PlayerId) =>
      stop((tx) => harness.services.players.commands.closeAccount(tx, id, { cause: null, mayReopen: false })),
  };

  it.each(Object.entries(STOPS))(
    'EXCLUSION-07 %s: six open deposits are cancelled at their provider, and what arrives is held',
    async (reason, stopPlayer) => {
      const player = await harness.player();
      const open: Payment[] = [];
      for (let turn = 0; turn < 6; turn += 1) open.push(await begin(player, '1000.00'));
      await stopPlayer(player);
      for (const { id } of open)
        expect(await harness.payment(id)).toMatchObject({
          status: 'CancelInitialized',
          refusal_type: reason,
        });
      // Three are paid before the provider is queried, three after it.
      for (const payment of open.slice(0, 3)) await settle(payment, 'succeeded');
      await rounds();
      const closed = open.slice(3);
      expect(harness.provider.closings).toEqual(expect.arrayContaining(closed.map(({ id }) => id)));
      for (const { id } of closed) expect((await harness.payment(id)).status).toBe('Cancelled');
      for (const payment of closed) await settle(payment, 'succeeded');
      expect(await harness.balance(player)).toBe('0.00');
      await rounds();
      expect(harness.provider.payouts.filter(({ playerId }) => playerId === player)).toHaveLength(6);
      expect(await harness.balance(player)).toBe('0.00');
    },
  );

  it('EXCLUSION-07 a deposit in parallel with an exclusion is cancelled, or never started', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const player = await harness.player();
      const actions = [() => STOPS.SelfExcluded(player), () => begin(player)];
      if (turn % 2) actions.reverse();
      await Promise.allSettled(actions.map((act) => act()));
      await rounds();
      expect(['', 'Deposit Cancelled']).toContain((await harness.payments(player)).join());
    }
  });

  it.each(['blocked', 'comparison'])(
    'EXCLUSION-06 money of a player who is %s is held before it is credited',
    async (how) => {
      const player = await harness.player();
      const started = await begin(player, '50.00');
      const deps = {
        ...harness.services,
        comparePaymentAccount: async (tx: Transaction, { id }: { id: PlayerId }) => {
          if (how === 'comparison')
            await harness.services.players.commands.closeAccount(tx, id, {
              cause: 'Match',
              mayReopen: false,
            });
        },
      };
      if (how === 'blocked') await harness.set(player, { deposits_blocked: true });
      await settlePayment(deps, started.provider, noticeOf(started, 'succeeded'));
      expect(await harness.balance(player)).toBe('0.00');
      expect(await harness.payment(started.id)).toMatchObject({
        status: 'RollbackInitialized',
        refusal_type: how === 'blocked' ? 'DepositsBlocked' : 'AccountClosed',
      });
    },
  );
});
