import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { rollback } from '../../recipes/rollback.ts';
import { win } from '../../recipes/win.ts';
import {
  ACCOUNTS,
  AT,
  BONUS,
  factsWith,
  limitOf,
  play,
  playerWith,
  ROLLBACK,
  roundWith,
  winOf,
} from '../../testing/facts.ts';
import { decide } from '../decide.ts';
import { isRefused, NO_EFFECT, type Effect } from '../decision.ts';
import type { BetFacts, Facts } from '../facts.ts';
import { legsOf } from '../legs.ts';
import { applyTo, type PlayerState } from '../player.ts';
import { roundAfter } from '../round.ts';

const command = rollback(ROLLBACK);
const takeBack = (
  won: Partial<BetFacts> = {},
  player: Partial<PlayerState> = {},
  facts: Partial<Facts> = {},
) => decide(command, roundWith(1_00n, 0n, { bet: winOf(won), ...facts }), playerWith(player), AT);
const effectOf = (...args: Parameters<typeof takeBack>): Effect => {
  const decision = takeBack(...args);
  if (isRefused(decision)) throw new Error(decision.refusal);
  return decision;
};

describe('the rollback of a win', () => {
  it('takes real money, and the round has won nothing', () => {
    const effect = effectOf();
    expect(effect).toEqual({
      ...NO_EFFECT,
      reverses: 71n,
      stakedAt: new Date('2026-03-02T11:00:00.000Z'),
      toReal: -3_00n,
      winTakenBack: { amount: 3_00n, isRelease: false, lostBonus: 0n, fromConverted: null },
    });
    const facts = roundWith(1_00n, 0n, { roundWon: 3_00n });
    expect(roundAfter(command, facts, effect, playerWith(), AT)).toMatchObject({
      stakedReal: 1_00n,
      won: null,
      takenBack: 3_00n,
    });
  });

  it.each([
    [3_00n, -3_00n, 0n],
    [2_99n, -2_99n, 1n],
    [0n, 0n, 3_00n],
  ])('from a balance of %d takes what it holds, and the player owes the rest', (real, toReal, owed) => {
    expect(takeBack({}, { real })).toMatchObject({ toReal, toBonus: 0n, owed });
  });

  const ofBonus = { toReal: '100', toBonus: '200', bonusId: 'welcome', bonusStatus: 'Active' };
  const CONVERTED = { ...ofBonus, bonusStatus: 'Converted', converted: '400', takenBack: '0' };
  it.each([
    ['is active', ofBonus, { active: BONUS, bonus: 2_00n }, [-1_00n, -2_00n, 0n, 0n]],
    ['holds less', ofBonus, { active: BONUS, bonus: 50n }, [-1_00n, -50n, 0n, 1_50n]],
    ['is over', ofBonus, { active: { ...BONUS, isOver: true }, bonus: 2_00n }, [-1_00n, -2_00n, 0n, 0n]],
    [
      'is another now',
      { ...ofBonus, bonusStatus: 'Forfeited' },
      { active: { ...BONUS, id: 'other' }, bonus: 9_00n },
      [-1_00n, 0n, 0n, 2_00n],
    ],
    ['has expired', { ...ofBonus, bonusStatus: 'Expired' }, { real: 40n }, [-40n, 0n, 60n, 2_00n]],
    ['was converted', CONVERTED, { real: 2_50n }, [-2_50n, 0n, 50n, 0n]],
    ['was converted after a loss', { ...CONVERTED, converted: '30' }, {}, [-1_30n, 0n, 0n, 1_70n]],
    ['was taken back in part', { ...CONVERTED, takenBack: '350' }, {}, [-1_50n, 0n, 0n, 1_50n]],
    ['was taken back as a whole', { ...CONVERTED, takenBack: '401' }, {}, [-1_00n, 0n, 0n, 2_00n]],
    [
      'was converted, which is archived',
      { ...CONVERTED, converted: null, maxPayout: '30' },
      {},
      [-1_30n, 0n, 0n, 1_70n],
    ],
    [
      'was converted without a largest payout, which is archived',
      { ...CONVERTED, converted: null, takenBack: '900' },
      {},
      [-3_00n, 0n, 0n, 0n],
    ],
    [
      'was converted in this batch',
      ofBonus,
      { conversions: { welcome: { converted: 80n, takenBack: 30n } } },
      [-1_50n, 0n, 0n, 1_50n],
    ],
    [
      'was converted before this batch, which took a part back',
      CONVERTED,
      {
        conversions: {
          welcome: { converted: null, takenBack: 3_60n },
          other: { converted: 0n, takenBack: 0n },
        },
      },
      [-1_40n, 0n, 0n, 1_60n],
    ],
  ] as const)(
    'of bonus money, where the bonus %s',
    (_what, won, player, [toReal, toBonus, owed, lostBonus]) => {
      const effect = effectOf(won, player);
      expect(effect).toMatchObject({ toReal, toBonus, owed, winTakenBack: { amount: 3_00n, lostBonus } });
    },
  );

  it('says how much it takes of what was converted', () => {
    const bonus = CONVERTED.bonusId;
    expect(effectOf(CONVERTED).winTakenBack?.fromConverted).toEqual({ bonus, amount: 2_00n });
    expect(effectOf({ ...CONVERTED, converted: '0' }).winTakenBack?.fromConverted).toBeNull();
    expect(effectOf(ofBonus, { active: BONUS, bonus: 9_00n }).winTakenBack?.fromConverted).toBeNull();
  });

  it('of a win whose bonus was not recorded takes it from the bonus of the round', () => {
    const won = { toReal: '100', toBonus: '200' };
    const player = { active: BONUS, bonus: 5_00n };
    expect(takeBack(won, player, { roundBonus: BONUS.id })).toMatchObject({
      toReal: -1_00n,
      toBonus: -2_00n,
    });
    expect(takeBack(won, player, { roundBonus: 'other' })).toMatchObject({
      toBonus: 0n,
      winTakenBack: { lostBonus: 2_00n },
    });
  });

  it.each([
    ['a win, from a full balance', {}, { real: 3_00n }, { won: 2_00n, released: 3_00n }],
    ['a win, most of it a debt', {}, { real: 1_00n }, { won: 4_00n, released: 3_00n }],
    ['a win, all of it a debt', {}, { real: 0n }, { won: 5_00n, released: 3_00n }],
    [
      'bonus money, most of it spent',
      ofBonus,
      { real: 40n, active: BONUS, bonus: 50n },
      { won: 4_10n, released: 3_00n },
    ],
    ['a released win', { isRelease: true }, { real: 3_00n }, { won: 2_00n, released: null }],
    [
      'a released win, most of it a debt',
      { isRelease: true },
      { real: 1_00n },
      { won: 4_00n, released: 2_00n },
    ],
    [
      'a released win of bonus money, most of it spent',
      { ...ofBonus, isRelease: true },
      { real: 40n, active: BONUS, bonus: 50n },
      { won: 4_10n, released: 2_10n },
    ],
  ])('MONEY-09 of %s lowers what the round has won by what it gave back', (_what, won, player, expected) => {
    const facts = roundWith(1_00n, 0n, { roundWon: 5_00n, roundReleased: 3_00n });
    const round = roundAfter(command, facts, effectOf(won, player), playerWith(), AT);
    expect(round).toMatchObject({ ...expected, takenBack: 3_00n });
  });

  it('MONEY-09 of a held win returns it to the game', () => {
    const held = winOf({ recipe: 'heldWin', toReal: '0' });
    const facts = roundWith(1_00n, 0n, { bet: held, roundWon: null });
    const effect = decide(command, facts, playerWith(), AT);
    expect(effect).toMatchObject({ reverses: 71n, heldReturned: 3_00n, toReal: 0n, winTakenBack: null });
    if (isRefused(effect)) throw new Error(effect.refusal);
    expect(legsOf(command, facts, effect, playerWith())).toMatchObject([
      { recipe: 'heldWinReversal', debit: ACCOUNTS.heldWins, credit: ACCOUNTS.operator, amount: 3_00n },
    ]);
    expect(roundAfter(command, facts, effect, playerWith(), AT)).toBeNull();
  });

  it('of a win that was rolled back or reversed before has no effect', () => {
    for (const recipe of ['win', 'heldWin'])
      expect(takeBack({ recipe, isRolledBack: true })).toEqual(NO_EFFECT);
  });

  it.each([
    ['another player’s win', { playerId: 'bo' as PlayerId }],
    ['a win of another round', { round: 'r2' }],
    ['a promotional win, which has no round', { recipe: 'promotionalWin', round: null }],
    ['a rollback of a win', { recipe: 'winRollback' }],
  ])('is refused for %s', (_what, won) => {
    expect(takeBack(won)).toEqual({ refusal: 'TransactionConflict' });
  });

  it('is refused in an archived round', () => {
    expect(takeBack({}, {}, { isRoundArchived: true })).toEqual({ refusal: 'UnknownRound' });
  });

  it('LIMIT-11 is carried out in an ended session and a closed round, and counts as lost, not as staked', () => {
    const limits = [limitOf({ used: 5_00n }), limitOf({ kind: 'Loss', used: 5_00n })];
    const facts = { isSessionEnded: true, roundClosedAt: AT, checkDueAt: AT };
    const effect = effectOf({}, { limits }, facts);
    const after = applyTo(playerWith({ limits }), command, effect);
    expect(after.limits?.map(({ used }) => used)).toEqual([5_00n, 8_00n]);
  });

  it('is written as one transfer from each account, of the whole win', () => {
    const won = { toReal: '100', toBonus: '200', bonusId: 'welcome', bonusStatus: 'Active' };
    const player = { real: 30n, active: BONUS, bonus: 50n };
    const legs = legsOf(command, roundWith(1_00n), effectOf(won, player), playerWith(player));
    const { real, bonus, owed, promotion, operator: credit } = ACCOUNTS;
    expect(legs).toMatchObject([
      { leg: 0, recipe: 'winRollback', debit: real, credit, amount: 30n, reverses: 71n },
      { leg: 1, recipe: 'winRollback', debit: bonus, credit, amount: 50n, reverses: null },
      { leg: 2, recipe: 'winRollback', debit: owed, credit, amount: 70n, reverses: null },
      { leg: 3, recipe: 'winRollback', debit: promotion, credit, amount: 1_50n, reverses: null },
    ]);
    expect(legsOf(command, roundWith(1_00n), effectOf(), playerWith())).toMatchObject([
      { leg: 0, recipe: 'winRollback', debit: real, credit, amount: 3_00n, reverses: 71n },
    ]);
  });
});

it('a win and its rollback leave balances, limits and the round as they were', () => {
  const minor = fc.bigInt({ min: 0n, max: 10_000n });
  const situation = fc.record({
    real: minor,
    bonus: minor,
    amount: fc.bigInt({ min: 1n, max: 15_000n }),
    stakedReal: fc.bigInt({ min: 1n, max: 10_000n }),
    stakedBonus: minor,
  });
  fc.assert(
    fc.property(situation, ({ real, bonus, amount, stakedReal, stakedBonus }) => {
      const paid = win(play(amount));
      const limits = [limitOf({ amount: 1_000_00n }), limitOf({ kind: 'Loss', amount: 1_000_00n })];
      const before = playerWith({ real, bonus, active: BONUS, limits });
      const facts = roundWith(stakedReal, stakedBonus, {
        roundBonus: BONUS.id,
        largestWinHundredths: 10n ** 9n,
      });
      const effect = decide(paid, facts, before, AT);
      if (isRefused(effect)) throw new Error(effect.refusal);
      const between = applyTo(before, paid, effect);
      const round = roundAfter(paid, facts, effect, between, AT);
      const [leg] = legsOf(paid, facts, effect, between);
      const won = winOf({
        toReal: `${effect.toReal}`,
        toBonus: `${effect.toBonus}`,
        bonusId: leg?.bonusId ?? null,
        bonusStatus: 'Active',
      });
      const later = { ...facts, roundWon: round?.won ?? null, bet: won };
      const undone = decide(command, later, between, AT);
      if (isRefused(undone)) throw new Error(undone.refusal);
      expect(applyTo(between, command, undone)).toEqual({ ...before, sequence: before.sequence + 2n });
      expect(roundAfter(command, later, undone, between, AT)).toMatchObject({
        stakedReal,
        stakedBonus,
        won: null,
      });
      expect(undone.owed + (undone.winTakenBack?.lostBonus ?? 0n)).toBe(0n);
    }),
  );
});

it('what arrives before its win is remembered', () => {
  const facts = factsWith({ bet: null });
  expect(decide(command, facts, playerWith(), AT)).toEqual({ ...NO_EFFECT, isBetUnknown: true });
});
