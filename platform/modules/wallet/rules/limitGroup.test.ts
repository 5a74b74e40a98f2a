import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import { MILLION } from '@foyer/domain/rates.ts';
import { bet } from '../recipes/bet.ts';
import { deposit } from '../recipes/deposit.ts';
import { rollback } from '../recipes/rollback.ts';
import { win } from '../recipes/win.ts';
import { AT, factsWith, limitOf, PLAYER, play, playerWith, ROLLBACK } from '../testing/facts.ts';
import { decide } from './decide.ts';
import { isRefused, NO_EFFECT, type Effect } from './decision.ts';
import { countInGroup, findPassedLimit, limitGroupOf, type LimitGroup } from './limitGroup.ts';
import type { PlayLimit } from './playLimits.ts';
import { playerOf } from './player.ts';

/** A shared loss limit of 50.00 for the day, of which 10.00 is used; one minor unit of the player is 0.5 of the group. */
const groupOf = (limit: Partial<PlayLimit> = {}, rate = MILLION / 2n): LimitGroup => ({
  id: 'group',
  version: 3n,
  rate,
  limits: [limitOf({ kind: 'Loss', amount: 50_00n * MILLION, used: 10_00n * MILLION, ...limit })],
});

describe('LIMIT-13 a limit that accounts share', () => {
  const passed = (lost: bigint, group = groupOf(), limits: readonly PlayLimit[] | null = null) =>
    findPassedLimit({ limits, limitGroup: group }, { staked: lost, lost });

  it('counts in the currency of the group, and says what is left in that of the player', () => {
    expect(passed(80_00n)).toBeNull();
    expect(passed(80_01n)).toMatchObject({ kind: 'Loss', left: 80_00n, isGlobal: true });
    // A fraction of the group's minor unit that is left is never rounded up.
    expect(passed(4n, groupOf({ used: 49_99n * MILLION }, 300_001n))).toMatchObject({ left: 3n });
    expect(passed(3n, groupOf({ used: 49_99n * MILLION }, 300_001n))).toBeNull();
  });

  it('LIMIT-07 of the own and the shared limits, the one with less left is named', () => {
    const own = (left: bigint, spanTo = AT) => [limitOf({ amount: left + 10_00n, spanTo })];
    const shared = groupOf({ amount: 12_00n * MILLION, spanTo: AT });
    expect(passed(5_00n, shared, own(4_01n))).toMatchObject({ kind: 'Loss', left: 4_00n, isGlobal: true });
    expect(passed(5_00n, shared, own(3_99n))).toMatchObject({ kind: 'Stake', isGlobal: false });
    expect(passed(4_00n, shared, own(4_00n))).toBeNull();
    const resetsLater = own(4_00n, new Date(+AT + 1));
    expect(passed(5_00n, shared, resetsLater)).toMatchObject({ kind: 'Stake', isGlobal: false });
  });

  it('refuses a stake that it leaves no room for, with its contribution, and no bonus money', () => {
    const facts = factsWith({ contribution: 10n, potAccount: 15n });
    const player = playerWith({ limitGroup: groupOf({ amount: 11_00n * MILLION }) });
    expect(decide(bet(play(1_91n)), facts, player, AT)).toMatchObject({ passed: { left: 2_00n } });
    expect(isRefused(decide(bet(play(1_90n)), facts, player, AT))).toBe(false);
  });

  it('LIMIT-11 a win is never refused or changed by it', () => {
    const facts = factsWith({ roundPlayer: PLAYER, roundGame: 'fox', roundOpenedAt: AT, stakedReal: 1_00n });
    const used = groupOf({ amount: 0n });
    expect(decide(win(play(2_00n)), facts, playerWith({ limitGroup: used }), AT)).toEqual(
      decide(win(play(2_00n)), facts, playerWith(), AT),
    );
  });
});

describe('what counts in a shared limit', () => {
  const counted = (command: Parameters<typeof countInGroup>[1], effect: Partial<Effect>) =>
    countInGroup(groupOf(), command, { ...NO_EFFECT, ...effect }).limits.map(
      ({ used }) => used - 10_00n * MILLION,
    );

  it.each([
    ['a stake', bet(play(2_00n)), { toReal: -2_00n }, 1_00n],
    [
      'the contribution',
      bet(play(2_00n)),
      { toReal: -2_00n, contributions: [{ pot: 15n, amount: 50n }] },
      1_25n,
    ],
    ['a win', win(play(2_00n)), { toReal: 2_00n }, -1_00n],
    ['no win of bonus money', win(play(2_00n)), { toBonus: 2_00n }, 0n],
    [
      'a rollback, also of an earlier day',
      rollback(ROLLBACK),
      { toReal: 2_00n, stakedAt: new Date(0) },
      -1_00n,
    ],
  ] as const)('LIMIT-13 is %s', (_what, command, effect, minor) => {
    expect(counted(command, effect)).toEqual([minor * MILLION]);
  });

  it('is no deposit: the group stays as it is', () => {
    const group = groupOf();
    const paid = deposit({ caller: 'bank', key: 'd', playerId: PLAYER, amount: money(2_00n, 'EUR') });
    expect(countInGroup(group, paid, { ...NO_EFFECT, toReal: 2_00n })).toBe(group);
    const none = { ...group, limits: [] };
    expect(countInGroup(none, bet(play(2_00n)), { ...NO_EFFECT, toReal: -2_00n })).toBe(none);
  });
});

describe('the group of a player', () => {
  const stored = {
    id: 'group',
    version: '3',
    rate: '500000',
    limits: [
      {
        kind: 'Loss',
        period: 'Day',
        amount: '5000000000',
        zone: 'UTC',
        spanFrom: '2026-03-02T00:00:00.000Z',
        spanTo: '2026-03-03T00:00:00.000Z',
        used: '1000000000',
      },
    ],
  } as const;

  it('is read with the use of its current period', () => {
    expect(limitGroupOf(stored, AT)).toEqual(groupOf());
    expect(playerOf(factsWith({ limitGroup: stored }), AT).limitGroup).toEqual(groupOf());
    expect(playerOf(factsWith(), AT).limitGroup).toBeNull();
  });

  it('has used nothing of a new day', () => {
    const [limit] = limitGroupOf(stored, new Date('2026-03-03T00:00Z')).limits;
    expect(limit).toMatchObject({ used: 0n, spanFrom: new Date('2026-03-03T00:00Z') });
  });
});
