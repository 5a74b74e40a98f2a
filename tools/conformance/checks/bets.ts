import { MINOR_DIGITS } from '@foyer/domain/currency.ts';
import { refused, same } from '../mismatch.ts';
import { fresh, otherThan, type Studio } from '../studio.ts';
import type { Checks } from './check.ts';

const balance = async (studio: Studio) => (await studio.told()).balance;

export const bets: Checks = {
  'authenticate says the same again, and refuses a token that nobody gave': async (studio) => {
    same('the session', (await studio.told()).sessionId, studio.session.sessionId);
    refused(await studio.call('authenticate', { token: fresh() }), 'UnknownSession');
  },
  'a bet takes its stake': async (studio) => {
    const before = await balance(studio);
    const bet = studio.of(2);
    const answer = await studio.move('bet', bet);
    same('transactionId', answer.transactionId, bet.transactionId);
    same('balance after the bet', answer.balance, studio.after(before, -2));
    same('balance told by authenticate', await balance(studio), answer.balance);
  },
  'the same bet again, and three at once, take it once and get the same answer': async (studio) => {
    const bet = studio.of(1);
    const before = await balance(studio);
    const answers = await Promise.all([bet, bet, bet].map((body) => studio.move('bet', body)));
    answers.push(await studio.move('bet', bet));
    for (const answer of answers) same('the answer', answer, answers[0]);
    same('balance', answers[0]?.balance, studio.after(before, -1));
  },
  'a transaction id that was used with another body is refused': async (studio) => {
    const bet = studio.of(1);
    await studio.move('bet', bet);
    const before = await balance(studio);
    refused(await studio.call('bet', { ...bet, amount: studio.amount(2) }), 'TransactionConflict');
    refused(await studio.call('win', bet), 'TransactionConflict');
    same('balance', await balance(studio), before);
  },
  'an amount that is none is refused by its field': async (studio) => {
    const tooFine = `1.${'0'.repeat(MINOR_DIGITS[studio.session.currency])}1`;
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
      refused(await studio.call('bet', { ...studio.of(1), amount }), 'BadRequest', 'amount');
  },
  'another currency than the session’s is refused': async (studio) => {
    const currency = otherThan(studio.session.currency);
    refused(await studio.call('bet', { ...studio.of(1), amount: '1', currency }), 'WrongCurrency');
    refused(await studio.call('bet', { ...studio.of(1), currency: 'XXX' }), 'BadRequest', 'currency');
  },
  'more than the player has is refused, and its id may be used again': async (studio) => {
    const before = await balance(studio);
    const bet = { ...studio.of(1), amount: '1000000000' };
    refused(await studio.call('bet', bet), 'InsufficientFunds');
    same('balance', await balance(studio), before);
    await studio.move('bet', { ...bet, amount: studio.amount(1) });
  },
  'a session that does not exist is refused': async (studio) => {
    for (const name of ['bet', 'win'] as const)
      refused(await studio.call(name, { ...studio.of(1), sessionId: fresh() }), 'UnknownSession');
  },
};
