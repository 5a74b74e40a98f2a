import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { beginDeposit } from '../../../../flows/cashier/beginDeposit.ts';
import { processDuePayments } from '../../../../flows/cashier/processDuePayments.ts';
import { requestWithdrawal } from '../../../../flows/cashier/requestWithdrawal.ts';
import { settlePayment } from '../../../../flows/cashier/settlePayment.ts';
import type { Payment } from '../../../../modules/cashier/index.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { readPaymentReport } from '../../../../server/commands/audit/readPaymentReport.ts';
import { noticeOf } from '../../../cashier/fakePaymentProvider.ts';
import { startCashierHarness, type CashierHarness } from '../../../cashier/harness.ts';

const CARD = '4111111111111111';

let harness: CashierHarness;
beforeAll(async () => {
  harness = await startCashierHarness();
});
afterAll(() => harness.drop());
afterEach(() => harness.check());

const settle = (payment: Payment, id: string, label = 'Visa •• 1111') =>
  settlePayment(
    harness.services,
    payment.provider,
    noticeOf(payment, 'succeeded', { account: { id, label } }),
  );
const begin = (player: PlayerId) =>
  beginDeposit(harness.services, harness.request(player, { amount: '20.00' }));
const rowsOf = async (sql: string, ...values: readonly string[]) =>
  (await harness.services.database.pool.query(sql, [...values])).rows;
const accountIds = (...words: readonly string[]) =>
  readPaymentReport(harness.services.database.query, words, async () => '');

/** A player with 100 EUR from an account whose id was stored by a version that did not check it. */
async function withStoredCard(): Promise<{ readonly player: PlayerId; readonly account: string }> {
  const player = await harness.player({ balance: '100.00' });
  const [row] = await rowsOf(
    `update cashier.account set provider_account = '${CARD}' where player_id = $1 returning id`,
    player,
  );
  return { player, account: String(row.id) };
}

it('the id of an account that is a card number is refused and not stored, and the error says what to do', async () => {
  const player = await harness.player();
  const deposit = await begin(player);
  await expect(settle(deposit, CARD)).rejects.toMatchObject({
    type: 'CardNumberReceived',
    status: 400,
    keys: {
      field: 'account.id',
      toDo: 'Send your own id of the account. If it has digits alone, put a letter in front.',
    },
  });
  await expect(settle(deposit, 'token', `Visa ${CARD}`)).rejects.toMatchObject({
    keys: { field: 'account.label', toDo: 'Leave the number out, or send its last four digits.' },
  });
  expect(await rowsOf('select * from cashier.notice where reference = $1', deposit.id)).toEqual([]);
  expect(await rowsOf('select * from cashier.account where player_id = $1', player)).toEqual([]);
  await settle(deposit, `a${CARD}`);
  expect(await harness.balance(player)).toBe('20.00');
});

it('a callback about no payment stores no card number', async () => {
  const deposit = await begin(await harness.player());
  await expect(settle({ ...deposit, id: 'unknown-here' }, CARD)).rejects.toMatchObject({
    type: 'CardNumberReceived',
  });
  expect(await rowsOf('select * from cashier.notice where reference = $1', 'unknown-here')).toEqual([]);
});

it('the id of an event that is a card number is refused and not stored; an event on file is answered as before', async () => {
  const player = await harness.player();
  const deposit = await begin(player);
  const { services } = harness;
  const event = { ...noticeOf(deposit, 'succeeded'), noticeId: CARD };
  const settleEvent = (change: object = {}) =>
    settlePayment(services, deposit.provider, { ...event, ...change });
  await expect(settleEvent()).rejects.toMatchObject({
    type: 'CardNumberReceived',
    status: 400,
    keys: { field: 'id' },
  });
  await expect(settleEvent({ noticeId: 'event', reference: CARD })).rejects.toMatchObject({
    type: 'CardNumberReceived',
    keys: { field: 'reference', toDo: 'Send the reference of our order.' },
  });
  for (const column of ['id', 'reference'])
    expect(await rowsOf(`select * from cashier.notice where ${column} = $1`, CARD)).toEqual([]);
  expect(await harness.balance(player)).toBe('0.00');
  // As an earlier version stored it.
  await settleEvent({ noticeId: `a${CARD}` });
  await rowsOf('update cashier.notice set id = $1 where reference = $2 returning id', CARD, deposit.id);
  await expect(settleEvent()).rejects.toMatchObject({ type: 'NoticeConflict' });
  expect(await harness.balance(player)).toBe('20.00');
});

it('MONEY-07 a withdrawal to an account that was stored before is ordered, paid once and reported', async () => {
  const { player, account } = await withStoredCard();
  const request = harness.request(player, { amount: '60.00', account });
  const started = await requestWithdrawal(harness.services, request);
  await processDuePayments(harness.services);
  expect(harness.provider.payouts.at(-1)).toMatchObject({ reference: started.id, account: CARD });
  await Promise.all([settle(started, CARD), settle(started, CARD)]);
  await settle(started, CARD);
  expect(await harness.payment(started.id)).toMatchObject({ status: 'Completed' });
  expect(await harness.balance(player)).toBe('40.00');
});

it('a deposit from an account that was stored before is credited, and no other card number is accepted', async () => {
  const { player } = await withStoredCard();
  await settle(await begin(player), CARD);
  expect(await harness.balance(player)).toBe('120.00');
  const refused = { type: 'CardNumberReceived' };
  await expect(settle(await begin(player), '5555555555554444')).rejects.toMatchObject(refused);
  await expect(settle(await begin(player), CARD, `Visa ${CARD}`)).rejects.toMatchObject(refused);
  await expect(settle(await begin(await harness.player()), CARD)).rejects.toMatchObject(refused);
  expect(await harness.balance(player)).toBe('120.00');
});

it('operators list the accounts whose id is a card number, and see four digits of it', async () => {
  const { player, account } = await withStoredCard();
  const { text, isRight } = await accountIds('trustly', 'account-ids');
  expect(isRight).toBe(true);
  expect(text).toContain(
    `account ${account} of player ${player}, trustly: an id of 16 digits that ends in 1111, last used 2027-03-03T10:00:00.000Z`,
  );
  expect(text).not.toContain('41111');
  expect(text).not.toContain('bank-4417');
  expect((await accountIds('trustly/northlight', 'account-ids')).text).toContain(account);
  await rowsOf(`update cashier.account set provider_account = 'a' where $1 <> ''`, 'all');
  expect(await accountIds('trustly', 'account-ids')).toEqual({
    text: 'no account has an id that looks like a card number',
    isRight: true,
  });
  await expect(accountIds('trusty', 'account-ids')).rejects.toThrow('there are trustly');
});
