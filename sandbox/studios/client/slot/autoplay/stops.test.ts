import { money } from '@foyer/domain/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRound, startAutoplay, stopReason, type Autoplay, type PlayedRound } from './stops.ts';

const euro = (minor: number) => money(BigInt(minor), 'EUR');
const series = (change: Partial<Autoplay> = {}): Autoplay => ({
  ...startAutoplay({ rounds: 10, lossLimit: euro(500), winLimit: euro(1000) }),
  ...change,
});
const round = (change: Partial<PlayedRound> = {}): PlayedRound => ({
  stake: euro(100),
  win: euro(0),
  hasFeature: false,
  ...change,
});
const next = { stake: euro(100), balance: euro(10_000), isFree: false };

describe('FAIR-01 a series of rounds', () => {
  it.each<[string, Autoplay, PlayedRound | null, Partial<typeof next>, string | null]>([
    ['begins', series(), null, {}, null],
    ['goes on after a round without a win', series({ left: 9 }), round(), {}, null],
    ['ends when all rounds are played', series({ left: 0 }), round(), {}, 'roundsPlayed'],
    ['ends after a feature', series({ left: 9 }), round({ hasFeature: true }), {}, 'feature'],
    ['ends after a feature, although no rounds are left', series({ left: 0 }), round({ hasFeature: true }), {}, 'feature'], // oxfmt-ignore
    ['ends after a win above the limit', series({ left: 9 }), round({ win: euro(1001) }), {}, 'winLimit'],
    ['goes on after a win of the limit', series({ left: 9 }), round({ win: euro(1000) }), {}, null],
    ['goes on after any win without a limit', { ...series(), plan: { ...series().plan, winLimit: null } }, round({ win: euro(10 ** 6) }), {}, null], // oxfmt-ignore
    [
      'takes a stake that would lose exactly the limit',
      series({ left: 5, staked: euro(400) }),
      round(),
      {},
      null,
    ],
    [
      'ends before a stake that could lose more',
      series({ left: 5, staked: euro(401) }),
      round(),
      {},
      'lossLimit',
    ],
    [
      'counts wins against the losses',
      series({ left: 5, staked: euro(900), won: euro(500) }),
      round(),
      {},
      null,
    ],
    ['does not begin with a stake above the limit', series(), null, { stake: euro(501) }, 'lossLimit'],
    ['ends at a balance below the stake', series({ left: 5 }), round(), { balance: euro(99) }, 'lowBalance'],
    ['ends when free rounds arrive, whatever their stake', series({ left: 5 }), round(), { isFree: true, stake: euro(9999) }, 'freeRounds'], // oxfmt-ignore
    ['ends after a feature, also when free rounds arrive', series({ left: 5 }), round({ hasFeature: true }), { isFree: true }, 'feature'], // oxfmt-ignore
    ['goes on at a balance of the stake', series({ left: 5 }), round(), { balance: euro(100) }, null],
  ])('%s', (_, state, last, change, reason) => {
    expect(stopReason(state, last, { ...next, ...change })).toBe(reason);
  });

  it('never loses more than the limit, and never has more rounds than chosen', () => {
    const wins = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 200, maxLength: 200 });
    fc.assert(
      fc.property(
        wins,
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 20, max: 2000 }),
        (won, stake, limit) => {
          let state = startAutoplay({ rounds: 100, lossLimit: euro(limit), winLimit: null });
          let last: PlayedRound | null = null;
          let [balance, rounds] = [0, 0];
          while (stopReason(state, last, { ...next, stake: euro(stake) }) === null) {
            last = round({ stake: euro(stake), win: euro(won[rounds] ?? 0) });
            state = afterRound(state, last);
            balance += Number(last.win.minor) - stake;
            rounds += 1;
            expect(balance).toBeGreaterThanOrEqual(-limit);
          }
          expect(rounds).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
