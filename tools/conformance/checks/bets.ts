import { minorDigits } from '@foyer/domain/currency.ts';
import { expectEqual, expectRefusal } from '../mismatch.ts';
import { fresh, otherCurrency, type Studio } from '../studio.ts';
import type { Checks } from './check.ts';

const balance = async (studio: Studio) => (await studio.currentSession()).balance;

export const bets: Checks = {
  'authenticate returns the same session again and refuses an unknown token': async (studio) => {
    expectEqual('the session', (await studio.currentSession()).sessionId, studio.session.sessionId);
    expectRefusal(await studio.call('authenticate', { token: fresh() }), 'UnknownSession');
  },
  'a bet deducts its stake': async (studio) => {
    const before = await balance(studio);
    const bet = studio.body(2);
    const response = await studio.move('bet', bet);
    expectEqual('transactionId', response.transactionId, bet.transactionId);
    expectEqual('balance after the bet', response.balance, studio.plus(before, -2));
    expectEqual('balance in authenticate', await balance(studio), response.balance);
  },
  'balance returns the money of now, and refuses an unknown session': async (studio) => {
    const { balance: after, bonusBalance, currency } = await studio.move('bet', studio.body(1));
    expectEqual('the balances', await studio.balances(), { balance: after, bonusBalance, currency });
    expectRefusal(await studio.call('balance', { sessionId: fresh() }), 'UnknownSession');
  },
  'a repeated bet, and three concurrent ones, deduct the stake once and get the same response': async (
    studio,
  ) => {
    const bet = studio.body(1);
    const before = await balance(studio);
    const responses = await Promise.all([bet, bet, bet].map((body) => studio.move('bet', body)));
    responses.push(await studio.move('bet', bet));
    for (const response of responses) expectEqual('the response', response, responses[0]);
    expectEqual('balance', responses[0]?.balance, studio.plus(before, -1));
  },
  'a transaction id that was used with a different body is refused': async (studio) => {
    const bet = studio.body(1);
    await studio.move('bet', bet);
    const before = await balance(studio);
    expectRefusal(await studio.call('bet', { ...bet, amount: studio.amount(2) }), 'TransactionConflict');
    expectRefusal(await studio.call('win', bet), 'TransactionConflict');
    expectEqual('balance', await balance(studio), before);
  },
  'an invalid amount is refused, naming the field': async (studio) => {
    const tooFine = `1.${'0'.repeat(minorDigits(studio.session.currency))}1`;
    for (const amount of [
      '0',
      '0.0',
      '-1',
      '1e3',
      '',
      'NaN',
      tooFine,
      '999999999999999',
      '9'.repeat(40),
      1,
      null,
    ])
      expectRefusal(await studio.call('bet', { ...studio.body(1), amount }), 'BadRequest', 'amount');
  },
  'a currency other than the session’s is refused': async (studio) => {
    const currency = otherCurrency(studio.session.currency);
    expectRefusal(await studio.call('bet', { ...studio.body(1), amount: '1', currency }), 'WrongCurrency');
    expectRefusal(await studio.call('bet', { ...studio.body(1), currency: 'XXX' }), 'BadRequest', 'currency');
  },
  'a bet above the balance is refused, and its id may be used again': async (studio) => {
    const before = await balance(studio);
    const bet = { ...studio.body(1), amount: '1000000000' };
    expectRefusal(await studio.call('bet', bet), 'InsufficientFunds');
    expectEqual('balance', await balance(studio), before);
    await studio.move('bet', { ...bet, amount: studio.amount(1) });
  },
  'an unknown session is refused': async (studio) => {
    for (const name of ['bet', 'win'] as const)
      expectRefusal(await studio.call(name, { ...studio.body(1), sessionId: fresh() }), 'UnknownSession');
  },
};
