import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { bet } from '../../recipes/bet.ts';
import { endRound } from '../../recipes/endRound.ts';
import { rollback } from '../../recipes/rollback.ts';
import { win } from '../../recipes/win.ts';
import {
  ACCOUNTS,
  AT,
  betOf,
  BONUS,
  factsWith,
  PLAYER,
  play,
  playerWith,
  ROLLBACK,
  roundWith,
} from '../../testing/facts.ts';
import { decide } from '../decide.ts';
import { NO_EFFECT } from '../decision.ts';
import type { Facts } from '../facts.ts';
import type { PlayerState } from '../player.ts';

const stake = (minor: bigint, facts: Partial<Facts> = {}, player: Partial<PlayerState> = {}) =>
  decide(bet(play(minor)), factsWith(facts), playerWith(player), AT);
const after = (ms: number) => new Date(AT.getTime() + ms);
const CLOSED = { playOpensAt: after(-1), playClosesAt: AT };

describe('a stake', () => {
  it.each([
    { what: 'takes real money first', real: 10_00n, bonus: 5_00n, minor: 4_00n, toReal: -4_00n, toBonus: 0n },
    {
      what: 'takes the rest from the bonus',
      real: 3_00n,
      bonus: 5_00n,
      minor: 4_00n,
      toReal: -3_00n,
      toBonus: -1_00n,
    },
    {
      what: 'takes only bonus money when there is no other',
      real: 0n,
      bonus: 4_00n,
      minor: 4_00n,
      toReal: 0n,
      toBonus: -4_00n,
    },
    { what: 'takes everything', real: 3_00n, bonus: 1_00n, minor: 4_00n, toReal: -3_00n, toBonus: -1_00n },
  ])('$what', ({ real, bonus, minor, toReal, toBonus }) => {
    expect(stake(minor, {}, { real, bonus, active: BONUS })).toMatchObject({ toReal, toBonus, given: 0n });
  });

  it.each([
    ['one cent more than real and bonus money', { real: 3_00n, bonus: 99n, active: BONUS }],
    ['more than real money without a bonus', { real: 3_99n, bonus: 0n, active: null }],
    ['money of a bonus that is over', { real: 0n, bonus: 9_00n, active: { ...BONUS, isOver: true } }],
    ['bonus money without an active bonus', { real: 0n, bonus: 9_00n, active: null }],
  ])('is refused without funds: %s', (_what, player) => {
    expect(stake(4_00n, {}, player)).toEqual({ refusal: 'InsufficientFunds' });
  });

  it.each<[string, Partial<Facts>]>([
    ['SessionEnded', { isSessionEnded: true }],
    ['SessionLimitReached', { ...CLOSED, isSessionEnded: true }],
    ['UnknownRound', { roundPlayer: 'bo' as typeof PLAYER }],
    ['RoundClosed', { roundPlayer: PLAYER, roundClosedAt: AT }],
    ['SessionEnded', { isSwitchedOff: true }],
    ['ContentAcceptRequired', { isContentDue: true }],
    ['RealityCheckDue', { checkDueAt: AT }],
    ['UnknownPot', { contribution: 10n, potAccount: null }],
    ['WrongCurrency', { currency: 'USD' }],
  ])('is refused as %s', (refusal, facts) => {
    expect(stake(1_00n, facts)).toEqual({ refusal });
  });

  it('CLOCK-05 is refused from the moment on when the session expires', () => {
    expect(stake(1_00n, { sessionExpiresAt: after(1) })).toMatchObject({ toReal: -1_00n });
    for (const sessionExpiresAt of [AT, after(-1)])
      expect(stake(1_00n, { sessionExpiresAt })).toEqual({ refusal: 'SessionEnded' });
  });

  it.each([0n, -1n])('of %s is refused', (minor) => {
    expect(stake(minor)).toEqual({ refusal: 'BadRequest' });
  });

  it('counts towards wagering by the weight of the game, rounded down', () => {
    expect(stake(1_99n, { weight: 10 }, { active: BONUS })).toMatchObject({ wagering: 19n });
    expect(stake(1_99n, { weight: 0 }, { active: BONUS })).toMatchObject({ wagering: 0n });
    expect(stake(1_99n)).toMatchObject({ wagering: null });
    expect(stake(1_99n, {}, { active: { ...BONUS, isOver: true } })).toMatchObject({ wagering: null });
  });

  it('above the maximum of the active bonus is refused with the maximum', () => {
    const active = { ...BONUS, maxBet: 5_00n };
    expect(stake(5_00n, {}, { active })).toMatchObject({ toReal: -5_00n });
    expect(stake(5_01n, {}, { active })).toEqual({ refusal: 'BonusMaxBet', maxBet: 5_00n });
    expect(stake(5_01n, {}, { active: { ...active, isOver: true } })).toMatchObject({ toReal: -5_01n });
  });
});

describe('a game that the operator has switched off', () => {
  it('LIMIT-11 takes stakes of its open rounds, and refuses no win, rollback or end of a round', () => {
    const facts = roundWith(1_00n, 0n, { isSwitchedOff: true });
    expect(decide(bet(play(1_00n)), facts, playerWith(), AT)).toMatchObject({ toReal: -1_00n });
    expect(decide(win(play(5_00n)), facts, playerWith(), AT)).toMatchObject({ toReal: 5_00n });
    expect(decide(rollback(ROLLBACK), { ...facts, bet: betOf() }, playerWith(), AT)).toMatchObject({
      toReal: 1_00n,
    });
    expect(decide(endRound(play(0n)), facts, playerWith(), AT)).toEqual(NO_EFFECT);
  });
});

describe('OVER-08 a legal document that the player has yet to accept', () => {
  it('refuses stakes, in open rounds and free rounds too', () => {
    const freeRounds = { id: 'gift', stake: '100', left: 1, expiresAt: null };
    for (const facts of [factsWith({ isContentDue: true }), roundWith(1n, 0n, { isContentDue: true })])
      expect(decide(bet(play(1_00n)), facts, playerWith(), AT)).toEqual({ refusal: 'ContentAcceptRequired' });
    expect(
      decide(
        bet({ ...play(1_00n), freeRounds: 'gift' }),
        factsWith({ isContentDue: true, freeRounds }),
        playerWith(),
        AT,
      ),
    ).toEqual({ refusal: 'ContentAcceptRequired' });
  });

  it('LIMIT-11 refuses no win, rollback or end of a round', () => {
    const facts = roundWith(1_00n, 0n, { isContentDue: true });
    expect(decide(win(play(5_00n)), facts, playerWith(), AT)).toMatchObject({ toReal: 5_00n });
    expect(decide(rollback(ROLLBACK), { ...facts, bet: betOf() }, playerWith(), AT)).toMatchObject({
      toReal: 1_00n,
    });
    expect(decide(endRound(play(0n)), facts, playerWith(), AT)).toEqual(NO_EFFECT);
  });
});

describe('LIMIT-14 a session limit that is reached', () => {
  it('refuses free rounds and further stakes of an open round as well', () => {
    const open = roundWith(1n, 0n, CLOSED);
    expect(decide(bet(play(1_00n)), open, playerWith(), AT)).toEqual({ refusal: 'SessionLimitReached' });
    const free = bet({ ...play(1_00n), freeRounds: 'grant' });
    expect(decide(free, factsWith(CLOSED), playerWith(), AT)).toEqual({ refusal: 'SessionLimitReached' });
  });

  it('LIMIT-11 refuses no win, rollback or end of a round', () => {
    const open = roundWith(1_00n, 0n, CLOSED);
    expect(decide(win(play(5_00n)), open, playerWith(), AT)).toMatchObject({ toReal: 5_00n });
    expect(decide(endRound(play(0n)), open, playerWith(), AT)).not.toHaveProperty('refusal');
    const back = rollback({ ...play(0n), rollsBack: 'never-placed' });
    expect(decide(back, open, playerWith(), AT)).not.toHaveProperty('refusal');
  });
});

describe('CLOCK-03 a due reality check', () => {
  it.each([
    ['before it is due', factsWith({ checkDueAt: after(1) }), true],
    ['at the moment it is due', factsWith({ checkDueAt: AT }), false],
    [
      'in an open round, less than ten minutes later',
      roundWith(1n, 0n, { checkDueAt: after(-599_999) }),
      true,
    ],
    ['in an open round, ten minutes later', roundWith(1n, 0n, { checkDueAt: after(-600_000) }), false],
    ['in an open round of bonus money', roundWith(0n, 1n, { checkDueAt: AT }), true],
    ['in a round whose bets were rolled back', roundWith(0n, 0n, { checkDueAt: AT }), false],
  ])('%s', (_when, facts, isAccepted) => {
    const decision = decide(bet(play(1_00n)), facts, playerWith(), AT);
    expect('refusal' in decision ? decision.refusal : null).toBe(isAccepted ? null : 'RealityCheckDue');
  });
});

describe('LIMIT-10 the contribution to a jackpot', () => {
  const facts = { contribution: 50n, potAccount: ACCOUNTS.pot };

  it.each([
    ['is taken beside the stake', 1_50n, [{ pot: ACCOUNTS.pot, amount: 50n }]],
    ['is not taken in part', 1_49n, []],
  ])('%s', (_what, real, contributions) => {
    expect(stake(1_00n, facts, { real })).toMatchObject({ toReal: -1_00n, contributions });
  });

  it('is not taken from bonus money', () => {
    const player = { real: 0n, bonus: 9_00n, active: BONUS };
    expect(stake(1_00n, facts, player)).toMatchObject({ toBonus: -1_00n, contributions: [] });
  });
});

describe('a stake of a player with limits', () => {
  const limit = (kind: 'Stake' | 'Loss', left: bigint) => ({
    kind,
    period: 'Day' as const,
    amount: left,
    zone: 'Europe/Malta',
    spanFrom: after(-1),
    spanTo: after(1),
    used: 0n,
  });
  const passed = (kind: 'Stake' | 'Loss', left: bigint) => ({
    refusal: 'LimitReached',
    passed: { kind, period: 'Day', left, returnsAt: after(1), isGlobal: false },
  });

  it('LIMIT-07 is refused where it would pass one, and accepted up to it', () => {
    expect(stake(2_00n, {}, { limits: [limit('Stake', 2_00n)] })).toMatchObject({ toReal: -2_00n });
    expect(stake(2_01n, {}, { limits: [limit('Stake', 2_00n)] })).toEqual(passed('Stake', 2_00n));
    expect(stake(2_01n, {}, { limits: [limit('Loss', 2_00n)] })).toEqual(passed('Loss', 2_00n));
  });

  it('LIMIT-10 counts the contribution too', () => {
    const facts = { contribution: 1n, potAccount: ACCOUNTS.pot };
    expect(stake(2_00n, facts, { limits: [limit('Loss', 2_00n)] })).toEqual(passed('Loss', 2_00n));
  });

  it('LIMIT-11 loses no real money where it stakes the bonus', () => {
    const player = { real: 0n, bonus: 9_00n, active: BONUS };
    expect(stake(2_00n, {}, { ...player, limits: [limit('Loss', 0n)] })).toMatchObject({ toBonus: -2_00n });
    expect(stake(2_00n, {}, { ...player, limits: [limit('Stake', 1_99n)] })).toEqual(passed('Stake', 1_99n));
  });
});

describe('a stake of a free round', () => {
  const grant = { id: 'grant', stake: '100', left: 1, expiresAt: null };
  const free = (facts: Partial<Facts>, player: Partial<PlayerState> = {}, minor = 1_00n) =>
    decide(bet({ ...play(minor), freeRounds: 'grant' }), factsWith(facts), playerWith(player), AT);

  it('is paid by the operator and does not count towards wagering', () => {
    const player = { real: 0n, active: { ...BONUS, maxBet: 1n } };
    expect(free({ freeRounds: grant }, player)).toMatchObject({
      toReal: 0n,
      toBonus: 0n,
      given: 1_00n,
      wagering: null,
      freeRoundUsed: 'grant',
    });
  });

  it.each<[string, Partial<Facts>, Partial<PlayerState>, bigint]>([
    ['UnknownFreeRounds', { freeRounds: null }, {}, 1_00n],
    ['FreeRoundsOver', { freeRounds: { ...grant, left: 0 } }, {}, 1_00n],
    ['FreeRoundsOver', { freeRounds: { ...grant, expiresAt: AT.toISOString() } }, {}, 1_00n],
    ['FreeRoundsOver', { freeRounds: grant }, { freeRoundsUsed: { grant: 1 } }, 1_00n],
    ['FreeStakeDiffers', { freeRounds: grant }, {}, 1_01n],
  ])('is refused as %s', (refusal, facts, player, minor) => {
    expect(free(facts, player, minor)).toEqual({ refusal });
  });

  it('may be played again after a rollback in the same batch, until it expires', () => {
    const facts = { freeRounds: { ...grant, left: 0, expiresAt: after(1).toISOString() } };
    expect(free(facts, { freeRoundsUsed: { grant: -1 } })).toMatchObject({ given: 1_00n });
  });
});

describe('CLOCK-06 a stake in a slot with a shortest cycle', () => {
  const slot = { shortestCycleMs: 2_500 };

  it.each([
    ['2,400 ms after the last round began', -2_400, true],
    ['sooner', -2_399, false],
  ])('%s', (_when, ms, isAccepted) => {
    const decision = stake(1_00n, slot, { slotRoundAt: after(ms) });
    expect(decision).toMatchObject(
      isAccepted ? { slotRoundAt: AT } : { refusal: 'RoundTooSoon', mayStartAt: after(ms + 2_400) },
    );
  });

  it('may be further stakes of an open round, which begin no cycle', () => {
    const facts = roundWith(1n, 0n, slot);
    const decision = decide(bet(play(1_00n)), facts, playerWith({ slotRoundAt: AT }), AT);
    expect(decision).toMatchObject({ toReal: -1_00n, slotRoundAt: null });
  });

  it('is the first of the player', () => {
    expect(stake(1_00n, slot)).toMatchObject({ slotRoundAt: AT });
    expect(stake(1_00n, {}, { slotRoundAt: AT })).toMatchObject({ toReal: -1_00n, slotRoundAt: null });
  });
});

describe('a stake whose round would pass the column', () => {
  it('is refused alone', () => {
    const facts = roundWith(2n ** 63n - 2n);
    expect(decide(bet(play(1n)), facts, playerWith(), AT)).toMatchObject({ toReal: -1n });
    expect(decide(bet(play(2n)), facts, playerWith(), AT)).toEqual({ refusal: 'AmountTooLarge' });
  });

  it('keeps amounts above 2^53 exact', () => {
    const real = 2n ** 62n + 1n;
    const large = bet({ ...play(real - 2n), amount: money(real - 2n, 'EUR') });
    expect(decide(large, factsWith(), playerWith({ real }), AT)).toMatchObject({ toReal: -(real - 2n) });
  });
});
