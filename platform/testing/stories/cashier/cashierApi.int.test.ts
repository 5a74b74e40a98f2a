import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AbandonDeposit,
  BeginDeposit,
  CancelWithdrawal,
  DepositDesk,
  Frame,
  GetPlayerInfo,
  LastCompletedDeposit,
  RequestWithdrawal,
  SetLimit,
  TransactionsPage,
  TransactionsSlice,
  TransactionUpdated,
  WithdrawPage,
} from '@foyer/contract/generated/operations.ts';
import { fromJson } from '@foyer/domain/money.ts';
import { processDuePayments } from '../../../flows/cashier/processDuePayments.ts';
import type { PaymentPort } from '../../../modules/cashier/index.ts';
import { unreadable } from '../../../infra/httpClient/httpClient.ts';
import { requireSame } from '../../../infra/httpClient/signature.ts';
import { operate } from '../../../server/commands/operate.ts';
import { rawSocket } from '../../../server/sockets/testHub.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { fakePaymentProvider } from '../../cashier/fakePaymentProvider.ts';

const callbackSchema = v.object({
  reference: v.string(),
  kind: v.picklist(['deposit', 'payout']),
  outcome: v.picklist(['succeeded', 'refused', 'pending']),
  amount: v.object({ amount: v.string(), currency: v.string() }),
});

/** A payment provider with a callback format that only this test uses. */
const port: PaymentPort = {
  ...fakePaymentProvider().port,
  read({ headers, body }) {
    requireSame(String(headers['x-signature']), 'right');
    const read = v.safeParse(callbackSchema, JSON.parse(body));
    if (!read.success) return unreadable();
    const { amount, ...callback } = read.output;
    const account = { id: 'bank-4417', label: 'Nordbank •• 4417' };
    const rest = { noticeId: randomUUID(), merchant: 'tivoli', reason: null, account };
    return { ...callback, ...rest, amount: fromJson(amount) };
  },
};

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi({ paymentPorts: { trustly: port, finshark: port, plastra: port } });
  token = await api.token('tivoli', 'finn@foyer.test');
});
afterAll(() => api.stop());

const ask = async (
  { documentId }: { documentId: string },
  variables: object = {},
  as: string | null = token,
) =>
  (
    await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId, variables },
      headers: { host: 'tivoli.localhost', ...(as !== null && { authorization: `Bearer ${as}` }) },
    })
  ).json();

const sendCallback = (callback: object, signature = 'right', provider = 'trustly') =>
  api.app.inject({
    method: 'POST',
    url: `/providers/${provider}/payment`,
    payload: JSON.stringify(callback),
    headers: { 'content-type': 'text/plain', 'x-signature': signature },
  });

const press = (amount: string, method = 'trustly') => ({
  idempotencyKey: randomUUID(),
  method,
  account: null,
  amount,
  currency: 'EUR',
});
const deposit = async (amount: string, method = 'trustly') => {
  const { data } = await ask(BeginDeposit, { deposit: press(amount, method) });
  const { id: reference } = data.beginDeposit;
  const callback = { reference, kind: 'deposit', amount: { amount, currency: 'EUR' } };
  return { reference: String(reference), word: callback };
};

async function listen(after: number | null = null) {
  const raw = rawSocket(api.port, { headers: { host: 'tivoli.localhost' } });
  await raw.opened;
  raw.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, brand: 'tivoli' } });
  await raw.take();
  await raw.take();
  const extensions = after === null ? {} : { extensions: { after } };
  raw.say({ type: 'start', id: 't', payload: { documentId: TransactionUpdated.documentId, ...extensions } });
  return raw;
}

describe('the cashier over GraphQL', () => {
  it('GQLO-03 CASH-16 a deposit is sent live, counted, and offered as the last method afterwards', async () => {
    expect((await ask(LastCompletedDeposit)).data.viewer.lastCompletedDeposit).toBeNull();
    const raw = await listen();
    const { reference, word: callback } = await deposit('50.00');
    const response = await sendCallback({ ...callback, outcome: 'succeeded' });
    expect([response.statusCode, response.body]).toEqual([200, 'OK']);
    const frames = [await raw.take(), await raw.take(), await raw.take()];
    expect(frames).toMatchObject(
      [
        { status: 'Initialized', frameUrl: null, waitsFor: { for: 'Player' } },
        { status: 'Initialized', frameUrl: expect.stringContaining(reference) },
        { status: 'Completed', frameUrl: null, waitsFor: null },
      ].map((transactionUpdated, index) => ({
        payload: { data: { transactionUpdated }, extensions: { position: index + 1 } },
      })),
    );
    const { provider, payload } = (await ask(LastCompletedDeposit)).data.viewer.lastCompletedDeposit;
    const [account] = (await ask(DepositDesk)).data.viewer.cashier.deposit.methods[0].accounts;
    expect([provider, JSON.parse(payload)]).toEqual([
      'trustly',
      { attributes: { paymentMethod: 'trustly' }, debtor: { account: account.id } },
    ]);
    expect((await ask(GetPlayerInfo)).data.viewer.player).toMatchObject({
      numberOfDeposits: 1,
      totalDepositAmount: '50.00',
      hasFirstTimeDeposit: true,
    });
    raw.socket.close();
  });

  it('SUB-05 the stream of transactions continues after a reconnect', async () => {
    const { word: callback } = await deposit('20.00', 'finshark');
    await sendCallback({ ...callback, outcome: 'refused' }, 'right', 'finshark');
    const raw = await listen(4);
    // The end-of-replay message may come before or after the last missed update.
    const frames = [await raw.take(), await raw.take(), await raw.take()];
    const isEnd = (message: unknown) => JSON.stringify(message).includes('"resume":"complete"');
    expect(frames.filter(isEnd)).toHaveLength(1);
    expect(frames.filter((message) => !isEnd(message))).toMatchObject([
      { payload: { data: { transactionUpdated: { status: 'Initialized' } }, extensions: { position: 5 } } },
      {
        payload: {
          data: {
            transactionUpdated: { status: 'Cancelled', refusal: { type: 'RefusedByProvider', rule: null } },
          },
          extensions: { position: 6 },
        },
      },
    ]);
    raw.socket.close();
  });

  it('CASH-01 CASH-02 the cashier has all data of its page, with the last used method first', async () => {
    const { word: callback } = await deposit('100.00', 'card');
    await sendCallback({ ...callback, outcome: 'succeeded' }, 'right', 'plastra');
    const { cashier } = (await ask(DepositDesk)).data.viewer;
    expect(cashier).toMatchObject({
      currency: 'EUR',
      withdrawable: '150.00',
      underWay: [],
      deposit: {
        refusal: null,
        minAmount: '20.00',
        presets: ['20.00', '50.00', '100.00', '200.00', '500.00'],
      },
    });
    const methods: Record<string, unknown>[] = cashier.deposit.methods;
    expect(methods.map(({ id }) => id)).toEqual(['card', 'trustly', 'finshark']);
    expect(methods[0]).toMatchObject({
      provider: 'plastra',
      kind: 'CARD',
      speed: 'Instant',
      takesMinutes: 0,
      minAmount: '20.00',
      feeRate: '0',
      feeFixed: '0.00',
      takesNewAccount: true,
      refusal: null,
    });
  });

  it('CASH-24 CASH-23 CASH-26 a closed cashier names the rule that closes it', async () => {
    const set = (columns: string) =>
      api.database.pool.query(`update identity.player set ${columns} where id = $1`, [api.player(token)]);
    await set(`deposits_blocked = true, withdrawals_blocked = true`);
    expect((await ask(DepositDesk)).data.viewer.cashier.deposit.refusal).toMatchObject({ rule: 'CASH-24' });
    expect((await ask(WithdrawPage)).data.viewer.cashier.withdrawal.refusal).toMatchObject({
      rule: 'CASH-23',
    });
    const { errors } = await ask(BeginDeposit, { deposit: press('50.00') });
    expect(errors[0].extensions).toMatchObject({ type: 'PlayerBlocked', keys: { rule: 'CASH-24' } });
    await set(
      `deposits_blocked = false, withdrawals_blocked = false, instant_banking_blocked_from = 'epoch'`,
    );
    const { deposit: screen } = (await ask(DepositDesk)).data.viewer.cashier;
    expect(screen.methods.map(({ refusal }: { refusal: { rule: string } | null }) => refusal?.rule)).toEqual([
      undefined,
      'CASH-26',
      'CASH-26',
    ]);
    await set('instant_banking_blocked_from = null');
  });

  it('CASH-22 CASH-25 a withdrawal is requested, waits, and is cancelled with a reason', async () => {
    const { requestWithdrawal: started } = (await ask(RequestWithdrawal, { withdrawal: press('40.00') }))
      .data;
    expect(started).toMatchObject({
      status: 'Initialized',
      waitsFor: { for: 'Provider' },
      isCancellable: true,
    });
    const { cashier } = (await ask(WithdrawPage)).data.viewer;
    expect(cashier).toMatchObject({ withdrawable: '110.00', underWay: [{ id: started.id }] });
    const back = { transaction: started.id, reason: 'InsufficientGameChoices' };
    expect((await ask(CancelWithdrawal, back)).data.cancelWithdrawal).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'InsufficientGameChoices',
      isCancellable: false,
    });
    expect((await ask(WithdrawPage)).data.viewer.cashier).toMatchObject({
      withdrawable: '150.00',
      underWay: [],
    });
  });

  it('CASH-18 CASH-19 CASH-20 the history is paged, filtered, sorted in both directions, and has the net total', async () => {
    const { requestWithdrawal: started } = (await ask(RequestWithdrawal, { withdrawal: press('30.00') }))
      .data;
    await processDuePayments(api.services);
    const callback = { reference: started.id, kind: 'payout', amount: { amount: '30.00', currency: 'EUR' } };
    await sendCallback({ ...callback, outcome: 'succeeded' });

    const read = async (variables: object) => {
      const { transactions } = (await ask(TransactionsSlice, variables)).data.viewer;
      const nodes: { amount: string; status: string }[] = transactions.edges.map(
        ({ node }: { node: object }) => node,
      );
      return { ...transactions.pageInfo, statuses: nodes.map(({ amount, status }) => `${amount} ${status}`) };
    };
    const filter = { type: 'Deposit', statuses: ['Completed'] };
    expect((await read({ filter })).statuses).toEqual(['100.00 Completed', '50.00 Completed']);
    for (const sort of ['createdAt', 'processedAt']) {
      const fullList = await read({ sort });
      expect(fullList.statuses).toHaveLength(5);
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof read>> = await read({ sort, first: 2, after });
        paged.push(...page.statuses);
        after = page.hasNextPage ? page.endCursor : null;
      } while (after !== null);
      expect(paged).toEqual(fullList.statuses);
    }
    const { endCursor } = await read({ first: 1 });
    for (const after of [endCursor, 'invented'])
      expect(
        (await ask(TransactionsSlice, { sort: 'processedAt', after })).errors[0].extensions,
      ).toMatchObject({
        type: 'BadRequest',
        reasons: ['cursor'],
      });
    const { netDeposits } = (await ask(TransactionsPage, { type: 'Withdrawal' })).data.viewer;
    expect(netDeposits).toMatchObject({
      deposited: '150.00',
      withdrawn: '30.00',
      net: '120.00',
      currency: 'EUR',
    });
  });

  it('CASH-19 a forged callback, or one of an unknown provider or payment, moves nothing', async () => {
    const { word: callback } = await deposit('20.00');
    const paid = { ...callback, outcome: 'succeeded' };
    expect((await sendCallback(paid, 'forged')).statusCode).toBe(401);
    expect((await sendCallback(paid, 'right', 'nobody')).statusCode).toBe(404);
    expect((await sendCallback(paid, 'right', '__proto__')).statusCode).toBe(404);
    expect((await sendCallback({ ...paid, reference: 'invented' })).statusCode).toBe(404);
    expect((await sendCallback({ ...paid, amount: { amount: '2000.00', currency: 'EUR' } })).statusCode).toBe(
      409,
    );
    expect((await ask(WithdrawPage)).data.viewer.cashier.withdrawable).toBe('120.00');
    expect(await api.api.metrics.metrics()).toContain(
      'foyer_provider_callbacks_refused_total{provider="trustly",reason="AmountMismatch"} 1',
    );
  });

  it('PLAYER-16 PLAYER-18 a payout that is held for review is paid once an operator approves it', async () => {
    const operatorCommand = (...args: string[]) => operate(api, args);
    const waitsFor = async () =>
      (await ask(WithdrawPage)).data.viewer.cashier.underWay[0]?.waitsFor?.for ?? null;
    await operatorCommand('kyc', 'tivoli', 'finn@foyer.test', 'Required', 'Elin', 'a passport');
    await ask(RequestWithdrawal, { withdrawal: press('20.00') });
    expect(await waitsFor()).toBe('IdentityVerification');
    await operatorCommand('kyc', 'tivoli', 'finn@foyer.test', 'Done', 'Elin', 'a passport');
    await processDuePayments(api.services);
    expect(await waitsFor()).toBe('Provider');
    await operatorCommand('accept-source-of-wealth', 'tivoli', 'finn@foyer.test', 'Elin', 'payslips');
    await expect(
      operatorCommand('kyc', 'tivoli', 'finn@foyer.test', 'Perhaps', 'Elin', 'a passport'),
    ).rejects.toThrow('Perhaps');
  });

  it('CASH-09 what a player still has to do is on every page, and is the reason when a deposit is refused', async () => {
    const kyc = (callback: string) =>
      operate(api, ['kyc', 'tivoli', 'finn@foyer.test', callback, 'Elin', 'a passport']);
    const guards = async () => (await ask(Frame)).data.viewer.player.guards;
    const refused = async () => {
      const { data, errors } = await ask(BeginDeposit, { deposit: press('50.00') });
      if (data?.beginDeposit) await ask(AbandonDeposit, { transaction: data.beginDeposit.id });
      return errors?.[0].extensions.reasons ?? [];
    };
    expect([await guards(), await refused()]).toEqual([[], []]);
    await kyc('Required');
    expect([await guards(), await refused()]).toEqual([['identityVerification'], ['KycRequired']]);
    await kyc('Done');
    expect([await guards(), await refused()]).toEqual([[], []]);
  });

  it('WALLET-01 a wallet has its two balances, its currency and the minimum amounts', async () => {
    const { wallet } = (await ask(Frame)).data.viewer;
    expect(wallet).toMatchObject({
      id: expect.stringMatching(/.+/),
      balance: (await ask(WithdrawPage)).data.viewer.cashier.withdrawable,
      bonusBalance: '0.00',
      currency: 'EUR',
      minDepositAmount: '20.00',
      minWithdrawalAmount: '0.01',
    });
  });

  it('MONEY-07 an operator corrects a balance once by its id, and must give a name and a reason', async () => {
    const operatorCommand = (...args: string[]) => operate(api, args);
    const withdrawable = async () => (await ask(WithdrawPage)).data.viewer.cashier.withdrawable;
    const before = Number(await withdrawable());
    const act = ['correct', 'tivoli', 'finn@foyer.test', 'case-17', '12.50', 'mira', 'the slot paid twice'];
    await Promise.all([operatorCommand(...act), operatorCommand(...act)]);
    expect(Number(await withdrawable())).toBe(before + 12.5);
    await expect(operatorCommand(...act.with(6, 'another reason'))).rejects.toMatchObject({
      type: 'TransactionConflict',
    });
    for (const [position, value, expected] of [
      [3, ' ', 'who you are, and why'],
      [5, '', 'who you are, and why'],
      [6, ' ', 'who you are, and why'],
      [4, '1.005', 'no amount'],
    ] as const)
      await expect(operatorCommand(...act.with(3, 'case-18').with(position, value))).rejects.toThrow(
        expected,
      );
    await operatorCommand(...act.with(3, 'case-18').with(4, '-12.50'));
    expect(Number(await withdrawable())).toBe(before);
    for (const debt of ['write-off-debt', 'collect-debt'])
      await expect(operatorCommand(...act.with(0, debt).with(3, debt))).rejects.toMatchObject({
        type: 'MoreThanOwed',
      });
  });

  it('MONEY-07 a visitor cannot move money', async () => {
    for (const [document, variables] of [
      [BeginDeposit, { deposit: press('50.00') }],
      [RequestWithdrawal, { withdrawal: press('50.00') }],
    ] as const)
      expect((await ask(document, variables, null)).errors[0].extensions.type).toBe('AuthenticationFailure');
  });

  it('AMB-50 a limit that the licence does not offer cannot be set', async () => {
    const limit = { kind: 'Deposit', period: 'Day', amount: '100.00', currency: 'EUR' };
    const { data, errors } = await ask(SetLimit, { limit });
    const isOffered = api.sites.byBrand('tivoli')?.hasRule('depositLimits') === true;
    if (isOffered) expect(data.setLimit.deposit[0]).toMatchObject({ period: 'Day', amount: '100.00' });
    else expect(errors[0].extensions.type).toBe('LimitNotOffered');
  });
});
