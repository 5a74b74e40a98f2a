import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusForfeit } from '../bonus/bonusEnding.ts';
import { MAX_MINOR, money } from '@foyer/domain/money.ts';
import { bet } from '../recipes/bet.ts';
import { deposit } from '../recipes/deposit.ts';
import { endRound } from '../recipes/endRound.ts';
import { jackpotWin } from '../recipes/jackpotWin.ts';
import { rollback } from '../recipes/rollback.ts';
import { win } from '../recipes/win.ts';
import { AT, BONUS, limitOf, PLAYER, play, playerWith, ROLLBACK, roundWith } from '../testing/facts.ts';
import { decide } from './decide.ts';
import { NO_EFFECT, type Effect } from './decision.ts';
import { countInLimits, findExceededLimit, startDuePeriods } from './playLimits.ts';

const period = fc.constantFrom('Day', 'Week', 'Month');

describe('the limits at a moment', () => {
  const stored = {
    kind: 'Loss',
    period: 'Day',
    amount: '9007199254740993',
    zone: 'UTC',
    spanFrom: '2026-03-02T00:00:00.000Z',
    spanTo: '2026-03-03T00:00:00.000Z',
    used: '-9007199254740993',
  } as const;
  const read = limitOf({ kind: 'Loss', amount: 9_007_199_254_740_993n, used: -9_007_199_254_740_993n });

  it('keep their period and use until it ends', () => {
    expect(startDuePeriods([stored], new Date('2026-03-02T23:59:59.999Z'))).toEqual([read]);
  });

  it('begin the period of the moment with nothing used from the end on', () => {
    expect(startDuePeriods([stored], new Date('2026-03-03T00:00Z'))).toEqual([
      { ...read, spanFrom: new Date('2026-03-03T00:00Z'), spanTo: new Date('2026-03-04T00:00Z'), used: 0n },
    ]);
    expect(startDuePeriods([stored], new Date('2026-05-05T05:00Z'))).toMatchObject([
      { spanFrom: new Date('2026-05-05T00:00Z'), used: 0n },
    ]);
  });
});

describe('LIMIT-07 the limit that a stake exceeds', () => {
  const of = (kind: 'Stake' | 'Loss', left: bigint, spanTo = AT) =>
    limitOf({ kind, amount: left + 10_00n, spanTo });
  const later = new Date(+AT + 1);
  const exceeded = (limits: Parameters<typeof findExceededLimit>[0], staked = 5_00n, lost = staked) =>
    findExceededLimit(limits, { staked, lost });

  it('is none where the stake just fits', () => {
    expect(exceeded([of('Stake', 5_00n), of('Loss', 5_00n)])).toBeNull();
    expect(exceeded([])).toBeNull();
  });

  it.each([
    ['the only one', [of('Stake', 4_99n)], 'Stake', 4_99n, AT],
    ['the one with less left', [of('Stake', 4_99n), of('Loss', 4_98n)], 'Loss', 4_98n, AT],
    ['the one with less left, in any order', [of('Loss', 4_98n), of('Stake', 4_99n)], 'Loss', 4_98n, AT],
    ['among equals the one that resets last', [of('Stake', 1n), of('Loss', 1n, later)], 'Loss', 1n, later],
    ['the same in any order', [of('Loss', 1n, later), of('Stake', 1n)], 'Loss', 1n, later],
    ['one of which nothing is left', [of('Loss', -3_00n)], 'Loss', 0n, AT],
    [
      'among used up ones the one that resets last',
      [of('Loss', -3_00n), of('Stake', -1_00n, later)],
      'Stake',
      0n,
      later,
    ],
  ] as const)('is %s', (_what, limits, kind, left, returnsAt) => {
    expect(exceeded(limits)).toEqual({ kind, period: 'Day', left, returnsAt });
  });

  it('is a loss limit only by real money', () => {
    expect(exceeded([of('Loss', 4_00n)], 5_00n, 4_00n)).toBeNull();
    expect(exceeded([of('Loss', 4_00n)], 5_00n, 4_01n)).toMatchObject({ kind: 'Loss' });
  });
});

describe('what counts in limits', () => {
  const eur = (minor: bigint) => money(minor, 'EUR');
  const LIMITS = [limitOf(), limitOf({ kind: 'Loss' })];
  const used = (command: Parameters<typeof countInLimits>[1], effect: Partial<Effect>) =>
    countInLimits(LIMITS, command, { ...NO_EFFECT, ...effect }).map((limit) => limit.used - 10_00n);
  const stakedAt = new Date('2026-03-02T00:00:00.000Z');
  const contributions = [{ pot: 15n, amount: 50n }];
  const returned = [{ pot: 15n, amount: -50n }];

  it.each([
    ['a stake of real money', bet(play(2_00n)), { toReal: -2_00n }, 2_00n, 2_00n],
    ['a stake of both', bet(play(3_00n)), { toReal: -2_00n, toBonus: -1_00n }, 3_00n, 2_00n],
    ['the contribution with it', bet(play(2_00n)), { toReal: -2_00n, contributions }, 2_50n, 2_50n],
    ['a win of real money only as less lost', win(play(2_00n)), { toReal: 2_00n }, 0n, -2_00n],
    ['no win of bonus money', win(play(2_00n)), { toBonus: 2_00n }, 0n, 0n],
    [
      'a rollback as the stake before',
      rollback(ROLLBACK),
      {
        toReal: 2_00n,
        toBonus: 1_00n,
        contributions: returned,
        stakedAt,
        unstaked: { real: 2_00n, bonus: 1_00n },
      },
      -3_50n,
      -2_50n,
    ],
    [
      'a rollback of an earlier period’s stake only as less lost',
      rollback(ROLLBACK),
      { toReal: 2_00n, stakedAt: new Date(+stakedAt - 1), unstaked: { real: 2_00n, bonus: 0n } },
      0n,
      -2_00n,
    ],
    [
      'a win that is taken back as more lost',
      rollback(ROLLBACK),
      { toReal: -2_00n, toBonus: -1_00n, stakedAt },
      0n,
      2_00n,
    ],
    [
      'a jackpot win as less lost',
      jackpotWin({ winId: 'w', playerId: PLAYER, pot: 'mega', amount: eur(2_00n) }),
      { toReal: 2_00n },
      0n,
      -2_00n,
    ],
    [
      'no deposit',
      deposit({ caller: 'bank', key: 'd', playerId: PLAYER, amount: eur(2_00n) }),
      { toReal: 2_00n },
      0n,
      0n,
    ],
    [
      'no end of a bonus',
      bonusForfeit({ playerId: PLAYER, bonusId: 'b' }),
      { toBonus: -2_00n, toReal: 1n },
      0n,
      0n,
    ],
    ['no end of a round', endRound(play(0n)), {}, 0n, 0n],
  ])('is %s', (_what, command, effect, staked, lost) => {
    expect(used(command, effect)).toEqual([staked, lost]);
  });

  it.each([
    [win(play(2n)), -MAX_MINOR + 1n, { toReal: 2n }, -MAX_MINOR],
    [win(play(1n)), -MAX_MINOR + 1n, { toReal: 1n }, -MAX_MINOR],
    [rollback(ROLLBACK), MAX_MINOR - 1n, { toReal: -2n }, MAX_MINOR],
  ])('LIMIT-11 is at most what its column holds', (command, used, effect: Partial<Effect>, expected) => {
    const after = countInLimits([limitOf({ kind: 'Loss', used })], command, { ...NO_EFFECT, ...effect });
    expect(after).toMatchObject([{ used: expected }]);
  });

  it('LIMIT-11 a limit is never a reason to refuse or change a win', () => {
    const minor = fc.bigInt({ min: 0n, max: 2n ** 60n });
    const limit = fc.record({ kind: fc.constantFrom('Stake', 'Loss'), period, amount: minor, used: minor });
    fc.assert(
      fc.property(fc.array(limit), fc.bigInt({ min: 1n, max: 400_00n }), (limits, amount) => {
        const facts = roundWith(1_00n, 1_00n);
        const free = playerWith({ active: BONUS });
        const limited = { ...free, limits: limits.map(limitOf) };
        expect(decide(win(play(amount)), facts, limited, AT)).toEqual(
          decide(win(play(amount)), facts, free, AT),
        );
      }),
    );
  });
});
