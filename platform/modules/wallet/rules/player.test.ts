import { describe, expect, it } from 'vitest';
import { bonusForfeit } from '../bonus/bonusEnding.ts';
import { bet } from '../recipes/bet.ts';
import { deposit } from '../recipes/deposit.ts';
import { endRound } from '../recipes/endRound.ts';
import { rollback } from '../recipes/rollback.ts';
import { win } from '../recipes/win.ts';
import { withdrawalInitiated } from '../recipes/withdrawal.ts';
import { AT, BONUS, factsWith, limitOf, PLAYER, play, playerWith, ROLLBACK } from '../testing/facts.ts';
import { NO_EFFECT, type Effect } from './decision.ts';
import { applyTo, isMovement, playableBonus, playerOf, wageredBonus } from './player.ts';

const STAKE = bet(play(1_00n));
const effectOf = (changes: Partial<Effect>): Effect => ({ ...NO_EFFECT, ...changes });
const PAYMENT = { caller: 'bank', key: 'p', playerId: PLAYER, amount: play(5n).amount };

describe('a player as read', () => {
  it('has the stored balances and no bonus or limits', () => {
    expect(playerOf(factsWith({ bonus: 3n, slotRoundAt: AT }), AT)).toEqual({
      real: 100_00n,
      bonus: 3n,
      sequence: 4n,
      active: null,
      slotRoundAt: AT,
      limits: null,
      limitGroup: null,
      freeRoundsUsed: {},
      conversions: {},
    });
  });

  it('has the active bonus', () => {
    const facts = { bonusId: 'welcome', wagered: 5n, required: 9n, maxBet: 2n, maxPayout: 7n };
    expect(playerOf(factsWith(facts), AT).active).toEqual({
      id: 'welcome',
      wagered: 5n,
      required: 9n,
      maxBet: 2n,
      maxPayout: 7n,
      isOver: false,
    });
  });

  it.each([
    ['before it expires', 1, false],
    ['from its expiry on', 0, true],
  ])('may stake the bonus only %s', (_when, ms, isOver) => {
    const player = playerOf(factsWith({ bonusId: 'welcome', bonusExpiresAt: new Date(+AT + ms) }), AT);
    expect(player.active).toMatchObject({ isOver });
    expect(playableBonus(player)).toEqual(isOver ? null : player.active);
  });

  it.each([
    ['a cent is left to wager', { ...BONUS, wagered: BONUS.required - 1n }, false],
    ['it is wagered', { ...BONUS, wagered: BONUS.required }, true],
    ['it is wagered and has expired since', { ...BONUS, wagered: BONUS.required + 1n, isOver: true }, true],
  ])('has a bonus to convert where %s: %o', (_what, active, is) => {
    expect(wageredBonus({ active })).toBe(is ? active : null);
    expect(wageredBonus({ active: null })).toBeNull();
  });

  it('has limits in their current periods', () => {
    const stored = {
      kind: 'Stake',
      period: 'Day',
      amount: '5000',
      zone: 'UTC',
      spanFrom: '2026-03-01T00:00:00.000Z',
      spanTo: '2026-03-02T00:00:00.000Z',
      used: '1',
    } as const;
    expect(playerOf(factsWith({ limits: [stored] }), AT).limits).toEqual([limitOf({ used: 0n })]);
  });
});

describe('a movement', () => {
  it.each([
    ['real money', STAKE, { toReal: -1n }, true],
    ['bonus money', STAKE, { toBonus: -1n }, true],
    ['money from real to bonus', STAKE, { toReal: -1n, toBonus: 1n }, true],
    ['a posted payment', deposit(PAYMENT), { toReal: 5n }, true],
    ['a pending payment from the player', withdrawalInitiated(PAYMENT), { toReal: -5n }, true],
    [
      'the end of a bonus without money',
      bonusForfeit({ playerId: PLAYER, bonusId: 'b' }),
      { bonusEndsAs: 'Forfeited' },
      true,
    ],
    ['a held win', win(play(1n)), { held: { amount: 1n, room: 0n, reason: 'LargestWin' } }, true],
    ['the return of a held win', win(play(1n)), { heldReturned: 1n }, true],
    ['no pending payment to the player', deposit({ ...PAYMENT, status: 'pending' }), { toReal: 5n }, false],
    ['no stake of the operator', STAKE, { given: 1n }, false],
    ['no end of a round', endRound(play(0n)), {}, false],
  ] as const)('is %s', (_what, command, changes, is) => {
    expect(isMovement(command, effectOf(changes))).toBe(is);
  });
});

describe('the player after a command', () => {
  const BEFORE = playerWith({ bonus: 20_00n, active: { ...BONUS, wagered: 5n }, slotRoundAt: AT });

  it('has the balances, the next number and the wagering', () => {
    const contributions = [{ pot: 15n, amount: 30n }];
    const effect = effectOf({ toReal: -1_00n, toBonus: -2_00n, contributions, wagering: 3_00n });
    expect(applyTo(BEFORE, STAKE, effect)).toEqual({
      ...BEFORE,
      real: 98_70n,
      bonus: 18_00n,
      sequence: 5n,
      active: { ...BONUS, wagered: 3_05n },
    });
  });

  it('keeps the wagering where the command does not concern it', () => {
    expect(applyTo(BEFORE, win(play(1n)), effectOf({ toReal: 1n })).active).toBe(BEFORE.active);
  });

  it.each(['Converted', 'Forfeited', 'Expired'] as const)('has no active bonus that is %s', (bonusEndsAs) => {
    const command = bonusForfeit({ playerId: PLAYER, bonusId: BONUS.id });
    expect(applyTo(BEFORE, command, effectOf({ bonusEndsAs })).active).toBeNull();
  });

  it('remembers what was converted in the batch, and adds up what was taken back of it', () => {
    const forfeit = bonusForfeit({ playerId: PLAYER, bonusId: BONUS.id });
    const converted = applyTo(BEFORE, forfeit, effectOf({ toReal: 7n, bonusEndsAs: 'Converted' }));
    expect(converted.conversions).toEqual({ [BONUS.id]: { converted: 7n, takenBack: 0n } });
    const taken = (bonus: string, amount: bigint, toReal = -amount) =>
      effectOf({
        toReal,
        winTakenBack: { amount, isRelease: false, lostBonus: 0n, fromConverted: { bonus, amount } },
      });
    const one = applyTo(converted, rollback(ROLLBACK), taken(BONUS.id, 2n));
    const two = applyTo(one, rollback(ROLLBACK), taken(BONUS.id, 3n));
    // A debt alone is no movement.
    const three = applyTo(two, rollback(ROLLBACK), taken('earlier', 4n, 0n));
    expect(three.conversions).toEqual({
      [BONUS.id]: { converted: 7n, takenBack: 5n },
      earlier: { converted: null, takenBack: 4n },
    });
    expect(applyTo(BEFORE, forfeit, effectOf({ toReal: 7n, bonusEndsAs: 'Forfeited' })).conversions).toEqual(
      {},
    );
  });

  it('CLOCK-06 remembers when a round of a slot began, also of a free round', () => {
    const slotRoundAt = new Date(+AT + 1);
    expect(applyTo(BEFORE, STAKE, effectOf({ toReal: -1n, slotRoundAt }))).toMatchObject({ slotRoundAt });
    expect(applyTo(BEFORE, STAKE, effectOf({ given: 1n, slotRoundAt }))).toEqual({ ...BEFORE, slotRoundAt });
  });

  it('stays the same where nothing moves', () => {
    const command = deposit({ ...PAYMENT, status: 'pending' });
    expect(applyTo(BEFORE, command, effectOf({ toReal: 5n }))).toEqual(BEFORE);
  });

  it('counts a stake in limits', () => {
    const before = { ...BEFORE, limits: [limitOf()] };
    expect(applyTo(before, STAKE, effectOf({ toReal: -1_00n })).limits).toEqual([limitOf({ used: 11_00n })]);
  });

  it('counts the free rounds of each grant that the batch uses and returns', () => {
    const back = rollback(ROLLBACK);
    const one = applyTo(BEFORE, STAKE, effectOf({ given: 1n, freeRoundUsed: 'a' }));
    const two = applyTo(one, STAKE, effectOf({ given: 1n, freeRoundUsed: 'a' }));
    const three = applyTo(two, back, effectOf({ given: -1n, freeRoundReturned: 'b' }));
    const four = applyTo(three, back, effectOf({ given: -1n, freeRoundReturned: 'a' }));
    expect(one.freeRoundsUsed).toEqual({ a: 1 });
    expect(two.freeRoundsUsed).toEqual({ a: 2 });
    expect(four.freeRoundsUsed).toEqual({ a: 1, b: -1 });
    expect(applyTo(four, STAKE, effectOf({ toReal: -1n })).freeRoundsUsed).toEqual({ a: 1, b: -1 });
  });
});
