import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusConversion } from '../bonus/bonusConversion.ts';
import { bonusForfeit } from '../bonus/bonusEnding.ts';
import { bonusGrant } from '../bonus/bonusGrant.ts';
import type { Command, PaymentReversal } from '../command.ts';
import { bet } from '../recipes/bet.ts';
import { chargeback } from '../recipes/chargeback.ts';
import { correction } from '../recipes/correction.ts';
import { deposit } from '../recipes/deposit.ts';
import { endRound } from '../recipes/endRound.ts';
import { rollback } from '../recipes/rollback.ts';
import { win } from '../recipes/win.ts';
import { withdrawalInitiated, withdrawalRolledBack } from '../recipes/withdrawal.ts';
import {
  ACCOUNTS,
  AT,
  betOf,
  BONUS,
  factsWith,
  paymentOf,
  PLAYER,
  play,
  playerWith,
  ROLLBACK,
  roundWith,
  heldReturnOf,
} from '../testing/facts.ts';
import { decide } from './decide.ts';
import { isRefused, NO_EFFECT, type Effect } from './decision.ts';
import type { Facts } from './facts.ts';
import { legsOf, type Leg } from './legs.ts';
import { applyTo, type PlayerState } from './player.ts';

const PAYMENT = { caller: 'bank', key: 'p', playerId: PLAYER, amount: play(5_00n).amount };
const { real, bonus, operator, promotion, game, heldWins, owed, pot } = ACCOUNTS;

const legsWith = (
  command: Command | PaymentReversal,
  effect: Partial<Effect>,
  player: Partial<PlayerState> = {},
  facts: Facts = factsWith(),
): readonly Leg[] => legsOf(command, facts, { ...NO_EFFECT, ...effect }, playerWith(player));

/** The number, debit, credit and amount of each leg. */
const moves = (legs: readonly Leg[]) =>
  legs.map(({ leg, debit, credit, amount }) => [leg, debit, credit, amount]);

describe('the legs of a command', () => {
  const contributions = [
    { pot, amount: 30n },
    { pot: 16n, amount: -20n },
  ];
  const stake = bet(play(1_00n));

  it.each<[string, Partial<Effect>, readonly unknown[][]]>([
    ['real money to the operator', { toReal: -1_00n }, [[0, real, operator, 1_00n]]],
    ['real money to the player', { toReal: 1_00n }, [[0, operator, real, 1_00n]]],
    ['bonus money to the operator alone', { toBonus: -1_00n }, [[0, bonus, operator, 1_00n]]],
    ['bonus money to the player alone', { toBonus: 1_00n }, [[0, operator, bonus, 1_00n]]],
    [
      'real and bonus money',
      { toReal: -40n, toBonus: -60n },
      [
        [0, real, operator, 40n],
        [1, bonus, operator, 60n],
      ],
    ],
    ['nothing as zero', {}, [[0, real, operator, 0n]]],
    ['the stake of a free round', { given: 1_00n }, [[0, promotion, operator, 1_00n]]],
    ['the return of a free round', { given: -1_00n }, [[0, operator, promotion, 1_00n]]],
    [
      'a held win',
      { held: { amount: 9_00n, room: 1n, reason: 'LargestWin' } },
      [[0, operator, heldWins, 9_00n]],
    ],
    ['the return of a held win', { heldReturned: 9_00n }, [[0, operator, game, 9_00n]]],
    [
      'a chargeback that leaves a debt',
      { toReal: -1_00n, owed: 4_00n },
      [
        [0, real, operator, 1_00n],
        [1, owed, operator, 4_00n],
      ],
    ],
    ['a chargeback of an empty balance', { owed: 4_00n }, [[0, owed, operator, 4_00n]]],
    [
      'contributions from leg 2 on',
      { toReal: -1_00n, contributions },
      [
        [0, real, operator, 1_00n],
        [2, real, pot, 30n],
        [3, 16n, real, 20n],
      ],
    ],
  ])('move %s', (_what, effect, expected) => {
    expect(moves(legsWith(stake, effect))).toEqual(expected);
  });

  it('carry key, round and the balances of the answer', () => {
    expect(legsWith(stake, { toReal: -1_00n }, { real: 99_00n, bonus: 3n, sequence: 5n })).toEqual([
      {
        caller: 'sandbox',
        key: 't',
        leg: 0,
        recipe: 'bet',
        playerId: PLAYER,
        debit: real,
        credit: operator,
        amount: 1_00n,
        status: 'posted',
        round: 'r',
        reverses: null,
        stakedAt: null,
        balanceAfter: 99_00n,
        bonusAfter: 3n,
        sequence: 5n,
        bonusId: null,
        wagered: null,
      },
    ]);
  });

  it('name what is reversed and wagered in the first leg only, and the round not with contributions', () => {
    const effect = {
      toReal: 40n,
      toBonus: 60n,
      contributions,
      reverses: 70n,
      stakedAt: AT,
      wagering: -1_00n,
    };
    const [first, second, third] = legsWith(rollback(ROLLBACK), effect, { active: BONUS });
    expect(first).toMatchObject({
      reverses: 70n,
      stakedAt: AT,
      round: 'r',
      bonusId: BONUS.id,
      wagered: -1_00n,
    });
    expect(second).toMatchObject({ leg: 1, reverses: null, round: 'r', bonusId: BONUS.id, wagered: null });
    expect(third).toMatchObject({
      recipe: 'jackpotContribution',
      round: null,
      reverses: null,
      bonusId: null,
      wagered: null,
    });
  });

  it('keep what is reversed and wagered where the only leg is of bonus money', () => {
    const effect = { toBonus: 60n, reverses: 70n, wagering: -60n };
    expect(legsWith(rollback(ROLLBACK), effect, { active: BONUS })).toMatchObject([
      { leg: 0, reverses: 70n, wagered: -60n },
    ]);
  });

  it('name no bonus that does not concern them', () => {
    expect(legsWith(stake, { toReal: -1n }, { active: BONUS })).toMatchObject([{ bonusId: null }]);
    expect(legsWith(stake, { toReal: -1n, wagering: 1n })).toMatchObject([{ bonusId: null }]);
    expect(legsWith(win(play(1n)), { toReal: 1n }, { active: BONUS })).toMatchObject([{ bonusId: null }]);
    const { amount } = play(1n);
    const terms = { wageringRequired: amount, weights: {}, maxBet: null, maxPayout: null, expiresAt: null };
    const grant = bonusGrant({ bonusId: 'next', playerId: PLAYER, amount, ...terms });
    expect(legsWith(grant, { toBonus: 1n }, { active: BONUS })).toMatchObject([{ bonusId: null }]);
  });

  it('name the bonus to which a win is paid', () => {
    const effect = { toReal: 1n, toBonus: 2n };
    expect(legsWith(win(play(3n)), effect, { active: BONUS })).toMatchObject([
      { leg: 0, bonusId: BONUS.id },
      { leg: 1, bonusId: BONUS.id },
    ]);
  });

  it('name the expired bonus whose wagering a rollback lowers', () => {
    const active = { ...BONUS, isOver: true };
    expect(legsWith(rollback(ROLLBACK), { toReal: 60n, wagering: -60n }, { active })).toMatchObject([
      { bonusId: BONUS.id, wagered: -60n },
    ]);
  });

  it('are pending and not numbered for a payment that is not concluded', () => {
    const pending = deposit({ ...PAYMENT, status: 'pending' });
    expect(legsWith(pending, { toReal: 5_00n })).toMatchObject([
      { status: 'pending', sequence: null, round: null, recipe: 'deposit' },
    ]);
  });

  it('MONEY-09 name a held win as such', () => {
    expect(
      legsWith(win(play(9_00n)), { held: { amount: 9_00n, room: 1n, reason: 'LargestWin' } }),
    ).toMatchObject([{ recipe: 'heldWin' }]);
    expect(legsWith(win(play(9_00n)), { toReal: 9_00n })).toMatchObject([{ recipe: 'win' }]);
  });

  it('of a rollback of an unknown bet refuse the bet when it arrives', () => {
    const legs = legsWith(rollback(ROLLBACK), { isBetUnknown: true });
    expect(legs).toMatchObject([
      { key: 't', recipe: 'bet', amount: 0n, status: 'voided', sequence: null, round: 'r' },
      { key: 'back', recipe: 'rollback', amount: 0n, status: 'posted', sequence: null },
    ]);
    expect(legsWith(rollback(ROLLBACK), {})).toHaveLength(1);
  });

  const promotionalReturn = heldReturnOf(9_00n);

  it('return a held promotional win to the promotion account', () => {
    expect(legsWith(promotionalReturn, { heldReturned: 9_00n })).toMatchObject([
      { recipe: 'heldWinReversal', debit: operator, credit: promotion, amount: 9_00n, round: null },
    ]);
  });

  const lost = { amount: 1n, isRelease: false, lostBonus: 1n, fromConverted: null };
  it.each<[string, Partial<Facts>, Partial<Effect>, Command?]>([
    ['player', { playerId: null }, { toReal: -1n }],
    ['operator', { operatorAccount: null }, { toReal: -1n }],
    ['promotion', { promotionAccount: null }, { given: 1n }],
    ['promotion', { promotionAccount: null }, { given: -1n }],
    ['heldWins', { heldWinsAccount: null }, { held: { amount: 1n, room: 0n, reason: 'LargestWin' } }],
    ['game', { gameAccount: null }, { heldReturned: 1n }],
    ['owed', { owedAccount: null }, { owed: 1n }],
    ['heldWins', { heldWinsAccount: null }, { heldReturned: 1n }, rollback(ROLLBACK)],
    ['promotion', { promotionAccount: null }, { heldReturned: 1n }, promotionalReturn],
    ['promotion', { promotionAccount: null }, { winTakenBack: lost }, rollback(ROLLBACK)],
  ])('need the %s account', (name, facts, effect, command = stake) => {
    expect(() => legsWith(command, effect, {}, factsWith(facts))).toThrow(`the ${name} account was not read`);
  });
});

describe('the legs of any command', () => {
  const minor = fc.bigInt({ min: 1n, max: 200_00n });
  const correct = (amount: bigint): Command =>
    correction({ key: 'c', playerId: PLAYER, amount: play(amount).amount, reason: 'r', operator: 'o' });
  const PAYOUT = { recipe: 'withdrawal', debit: `${real}`, credit: `${operator}` };
  const reversal = { caller: 'bank', key: 'p2', playerId: PLAYER, undoes: 'p' };
  const command = fc.tuple(minor, minor, fc.boolean()).chain(([amount, other, isFree]) =>
    fc.constantFrom<[Command | PaymentReversal, Partial<Facts>]>(
      [bet(play(amount)), { contribution: other, potAccount: pot }],
      [
        bet({ ...play(amount), freeRounds: 'grant' }),
        { freeRounds: { id: 'grant', stake: `${amount}`, left: 1, expiresAt: null } },
      ],
      [win(play(amount)), { largestWinHundredths: other }],
      [
        rollback(ROLLBACK),
        {
          bet: betOf({
            recipe: isFree ? 'freeBet' : 'bet',
            amount: `${amount}`,
            fromReal: `${amount}`,
            fromBonus: `${other}`,
            bonusId: 'welcome',
            contributions: [{ pot: `${pot}`, amount: `${other}` }],
          }),
        },
      ],
      [rollback(ROLLBACK), { bet: null }],
      [endRound(play(0n)), {}],
      [deposit({ ...PAYMENT, amount: play(amount).amount }), {}],
      [withdrawalInitiated({ ...PAYMENT, amount: play(amount).amount }), {}],
      [correct(-amount), {}],
      [chargeback(reversal), { payment: paymentOf({ amount: `${amount}` }) }],
      [withdrawalRolledBack(reversal), { payment: paymentOf({ ...PAYOUT, amount: `${amount}` }) }],
      [bonusConversion({ playerId: PLAYER, bonusId: 'welcome' }), {}],
      [bonusForfeit({ playerId: PLAYER, bonusId: 'welcome' }), {}],
    ),
  );
  const bonusState = fc.constantFrom(null, BONUS, { ...BONUS, wagered: BONUS.required, maxPayout: 1_00n });

  it('sum to zero over all accounts and to the changes of the player’s balances', () => {
    fc.assert(
      fc.property(command, minor, minor, bonusState, ([of, facts], stakedReal, stakedBonus, active) => {
        const before = playerWith({ real: stakedReal, bonus: stakedBonus, active });
        const known = roundWith(stakedReal, stakedBonus, facts);
        const effect = decide(of, known, before, AT);
        fc.pre(!isRefused(effect));
        if (isRefused(effect)) return;
        const after = applyTo(before, of, effect);
        const legs = legsOf(of, known, effect, after);
        const changeOf = (account: bigint) =>
          legs.reduce(
            (sum, { debit, credit, amount }) =>
              sum + (credit === account ? amount : 0n) - (debit === account ? amount : 0n),
            0n,
          );
        const accounts = [...new Set(legs.flatMap(({ debit, credit }) => [debit, credit]))];
        expect(accounts.reduce((sum, account) => sum + changeOf(account), 0n)).toBe(0n);
        expect(changeOf(real)).toBe(after.real - before.real);
        expect(changeOf(bonus)).toBe(after.bonus - before.bonus);
        expect(legs.every(({ amount }) => amount >= 0n)).toBe(true);
        const numbers = legs.map(({ key, leg }) => `${key} ${leg}`);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 500 },
    );
  });
});
