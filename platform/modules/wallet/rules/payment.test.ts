import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';
import { chargeback } from '../recipes/chargeback.ts';
import { correction } from '../recipes/correction.ts';
import { deposit } from '../recipes/deposit.ts';
import { depositRefund } from '../recipes/depositRefund.ts';
import { jackpotWin } from '../recipes/jackpotWin.ts';
import { withdrawalInitiated, withdrawalRolledBack } from '../recipes/withdrawal.ts';
import { ACCOUNTS, AT, factsWith, paymentOf, PLAYER, playerWith } from '../testing/facts.ts';
import { decide } from './decide.ts';
import { NO_EFFECT } from './decision.ts';
import type { Facts, PaymentFacts } from './facts.ts';
import { decideConclusion } from './payment.ts';
import type { PlayerState } from './player.ts';

const PAYMENT = { caller: 'bank', key: 'p', playerId: PLAYER };
const eur = (minor: bigint) => money(minor, 'EUR');
const run = (command: Command, player: Partial<PlayerState> = {}, facts: Partial<Facts> = {}) =>
  decide(command, factsWith(facts), playerWith(player), AT);
const correct = (minor: bigint): Command =>
  correction({ key: 'c', playerId: PLAYER, amount: eur(minor), reason: 'error', operator: 'olga' });
const bonusMove = (minor: bigint): Command => ({
  verb: 'move',
  caller: 'foyer:bonus',
  key: 'b',
  recipe: 'bonusGrant',
  moneyType: 'Deposit',
  player: PLAYER,
  account: 'bonus',
  operatorAccount: 'promotion',
  amount: eur(minor),
  status: 'posted',
});

describe('a payment', () => {
  it.each([
    ['a deposit to the real account', deposit({ ...PAYMENT, amount: eur(5_00n) }), 5_00n, 0n],
    [
      'a withdrawal of everything from the real account',
      withdrawalInitiated({ ...PAYMENT, amount: eur(100_00n) }),
      -100_00n,
      0n,
    ],
    ['a correction in favour of the player', correct(3_00n), 3_00n, 0n],
    ['a correction against the player', correct(-3_00n), -3_00n, 0n],
    ['a bonus grant to the bonus account', bonusMove(5_00n), 0n, 5_00n],
    ['all bonus money back to the operator', bonusMove(-20_00n), 0n, -20_00n],
  ])('moves %s', (_what, command, toReal, toBonus) => {
    expect(run(command, { bonus: 20_00n })).toEqual({ ...NO_EFFECT, toReal, toBonus });
  });

  it.each([
    ['real', withdrawalInitiated({ ...PAYMENT, amount: eur(100_01n) })],
    ['bonus', bonusMove(-20_01n)],
  ])('that would make the %s balance negative is refused', (_account, command) => {
    expect(run(command, { bonus: 20_00n })).toEqual({ refusal: 'InsufficientFunds' });
  });

  it('from a jackpot that was never opened is refused', () => {
    const command = jackpotWin({ winId: 'w', playerId: PLAYER, pot: 'mega', amount: eur(1n) });
    expect(run(command, {}, { operatorAccount: null })).toEqual({ refusal: 'UnknownPot' });
  });
});

describe('the reversal of a payment', () => {
  const PAYOUT = { recipe: 'withdrawal', debit: `${ACCOUNTS.real}`, credit: `${ACCOUNTS.operator}` };
  const toReverse = { ...PAYMENT, key: 'reversal', undoes: 'p' };
  const chargeBack = (payment: PaymentFacts | null, real = 100_00n) =>
    decide(chargeback(toReverse), factsWith({ payment }), playerWith({ real }), AT);

  it('of a withdrawal returns the money', () => {
    const facts = factsWith({ payment: paymentOf(PAYOUT) });
    expect(decide(withdrawalRolledBack(toReverse), facts, playerWith(), AT)).toEqual({
      ...NO_EFFECT,
      reverses: 80n,
      toReal: 5_00n,
    });
  });

  it.each([
    ['all of it where the balance covers it', 5_00n, -5_00n, 0n],
    ['the balance, and the player owes the rest', 4_99n, -4_99n, 1n],
    ['nothing of an empty balance, and the player owes all of it', 0n, 0n, 5_00n],
  ])('of a deposit takes %s', (_what, real, toReal, owed) => {
    expect(chargeBack(paymentOf(), real)).toEqual({ ...NO_EFFECT, reverses: 80n, toReal, owed });
  });

  it('for a refund of a deposit takes all of it, or nothing', () => {
    const refund = (real: bigint) =>
      decide(depositRefund(toReverse), factsWith({ payment: paymentOf() }), playerWith({ real }), AT);
    expect(refund(5_00n)).toEqual({ ...NO_EFFECT, reverses: 80n, toReal: -5_00n });
    expect(refund(4_99n)).toEqual({ refusal: 'InsufficientFunds' });
  });

  it.each<[string, string, PaymentFacts | null]>([
    ['UnknownTransfer', 'is unknown', null],
    ['UnknownTransfer', 'is another player’s', paymentOf({ playerId: 'bo' as typeof PLAYER })],
    ['TransactionConflict', 'is a payment of another kind', paymentOf(PAYOUT)],
    ['TransactionConflict', 'is pending', paymentOf({ status: 'pending' })],
    ['TransactionConflict', 'was voided', paymentOf({ status: 'voided' })],
    ['TransactionConflict', 'was reversed before', paymentOf({ isReversed: true })],
  ])('is refused as %s where the payment %s', (refusal, _what, payment) => {
    expect(chargeBack(payment)).toEqual({ refusal });
  });
});

describe('the conclusion of a pending payment', () => {
  const PENDING = { status: 'pending' };
  const PAYOUT = { recipe: 'withdrawal', debit: `${ACCOUNTS.real}`, credit: `${ACCOUNTS.operator}` };

  it.each([
    ['a posted deposit returns its amount', paymentOf(PENDING), 'posted', 5_00n, 'Deposit'],
    ['a voided deposit returns nothing', paymentOf(PENDING), 'voided', 0n, 'Deposit'],
    ['a posted payout returns nothing', paymentOf({ ...PAYOUT, ...PENDING }), 'posted', 0n, 'Withdrawal'],
    [
      'a voided payout returns the reserved money',
      paymentOf({ ...PAYOUT, ...PENDING }),
      'voided',
      5_00n,
      'Withdrawal',
    ],
  ] as const)('%s', (_what, payment, verdict, returned, moneyType) => {
    expect(decideConclusion(factsWith({ payment }), verdict)).toEqual({ returned, moneyType });
  });

  it.each(['posted', 'voided'] as const)('MONEY-07 as %s has no effect the second time', (status) => {
    expect(decideConclusion(factsWith({ payment: paymentOf({ status }) }), status)).toBeNull();
  });

  it.each([
    ['UnknownTransfer', null, 'posted'],
    ['TransactionConflict', paymentOf({ status: 'posted' }), 'voided'],
    ['TransactionConflict', paymentOf({ status: 'voided' }), 'posted'],
  ] as const)('is refused as %s', (refusal, payment, verdict) => {
    expect(decideConclusion(factsWith({ payment }), verdict)).toEqual({ refusal });
  });
});
