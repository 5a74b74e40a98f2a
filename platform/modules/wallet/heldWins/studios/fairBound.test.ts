import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import {
  playRound,
  randomFrom,
  roundsUntilFound,
  SIMULATED_GAMES,
  SimulatedResult,
  type SimulatedGame,
} from '../../testing/simulatedGame.ts';
import { sumFairness, type GameResult, type StakeSum } from './fairBound.ts';

/** Rounds of 1.00, which the database counts with those up to 1.28. */
const rounds = (count: number): StakeSum => ({
  largestStake: 128,
  stakes: 100 * count,
  squares: 100 ** 2 * count,
});
const game = (rtp: number, stakes: number | null, sums: readonly StakeSum[]): GameResult => ({
  game: 'game',
  rtp,
  largestWin: stakes === null ? { stakes, amount: money(500_00n, 'EUR') } : { stakes, amount: null },
  sums,
  wins: 0,
});
const mostFair = (...games: readonly GameResult[]): number => sumFairness(games).mostFair;

describe('the most that fair games pay', () => {
  it.each([
    [0.97, 2, 100, 1.66],
    [0.97, 2, 10_000, 1.03],
    [0.97, 2, 1_000_000, 0.976],
    [0.973, 36, 100, 6.65],
    [0.973, 36, 10_000, 1.37],
    [0.973, 36, 1_000_000, 1.01],
    [0.964, 5346, 100, 262],
    [0.964, 5346, 10_000, 8.56],
    [0.964, 5346, 1_000_000, 1.46],
  ])(
    'MONEY-10 with a return of %d and a largest win of %d, after %d rounds, is %d of the stakes',
    (rtp, most, count, share) => {
      const fair = mostFair(game(rtp, most, [rounds(count)]));
      expect(fair / (100 * count)).toBeGreaterThan(share * 0.99);
      expect(fair / (100 * count)).toBeLessThan(share * 1.01);
    },
  );

  it('MONEY-10 is lower for games with a largest amount than for the multiple alone', () => {
    const both = {
      ...game(0.964, 5346, [rounds(100)]),
      largestWin: { stakes: 5346, amount: money(500_00n, 'EUR') },
    };
    expect(mostFair(both)).toBeLessThan(mostFair(game(0.964, 5346, [rounds(100)])) / 5);
    expect(mostFair(both)).toBeLessThanOrEqual(mostFair(game(0.964, null, [rounds(100)])));
  });

  it('MONEY-10 with a largest amount is that of the multiple by which rounds can pay more than on average', () => {
    const all = [{ largestStake: 100, stakes: 100 * 50, squares: 100 ** 2 * 50 }];
    const most = { stakes: null, amount: money(500_00n, 'EUR') };
    expect(mostFair({ ...game(0.96, null, all), largestWin: most })).toBeCloseTo(
      mostFair(game(0.96, 500.96, all)),
      6,
    );
  });

  it.each([
    ['always pay the average', 1, 1],
    ['declare a largest win below their return', 0.97, 0.9],
  ])('MONEY-10 of games that %s allows no more above the average than without rounds', (_what, rtp, most) => {
    const above = mostFair(game(rtp, most, []));
    expect(above).toBeGreaterThan(0);
    expect(mostFair(game(rtp, most, [rounds(100)]))).toBeCloseTo(rtp * 100 * 100 + above, 9);
  });

  it('MONEY-10 has the stakes and wins of all games', () => {
    const one = { ...game(0.97, 2, [rounds(3), rounds(4)]), wins: 50 };
    const other = { ...game(0.96, 36, [rounds(2)]), wins: 7 };
    expect(sumFairness([one, other])).toMatchObject({ stakes: 900, wins: 57 });
  });

  const sums = fc.array(
    fc
      .record({ power: fc.integer({ min: 0, max: 40 }), count: fc.integer({ min: 1, max: 1e6 }) })
      .map(({ power, count }): StakeSum => ({
        largestStake: 2 ** power,
        stakes: 2 ** power * count,
        squares: 4 ** power * count,
      })),
    { minLength: 1, maxLength: 5 },
  );
  const anyGame = fc
    .tuple(fc.double({ min: 0.5, max: 1, noNaN: true }), fc.double({ min: 1, max: 1e5, noNaN: true }), sums)
    .map(([rtp, most, own]) => game(rtp, most, own));

  it('MONEY-10 is finite, above what they pay on average, and grows with each stake', () => {
    fc.assert(
      fc.property(anyGame, sums, (one, more) => {
        const { mostFair: fair, stakes } = sumFairness([one]);
        expect(Number.isFinite(fair)).toBe(true);
        expect(fair).toBeGreaterThan(one.rtp * stakes);
        expect(mostFair({ ...one, sums: [...one.sums, ...more] })).toBeGreaterThanOrEqual(fair);
      }),
    );
  });

  it('MONEY-10 of games together is at most the sum of each', () => {
    fc.assert(
      fc.property(anyGame, anyGame, (one, other) => {
        expect(mostFair(one, other)).toBeLessThanOrEqual((mostFair(one) + mostFair(other)) * (1 + 1e-9));
      }),
    );
  });

  it('MONEY-10 does not depend on the unit of the currency', () => {
    const inUnit = (unit: number) =>
      mostFair(game(0.964, 5346, [{ largestStake: unit, stakes: 1e4 * unit, squares: 1e4 * unit ** 2 }])) /
      unit;
    for (const unit of [2 ** 7, 2 ** 20, 2 ** 36]) expect(inUnit(unit)).toBeCloseTo(inUnit(1), 6);
  });
});

describe('simulated fair games', () => {
  const LEVEL = 0.05;
  const WINDOWS = 400;

  /** The stakes of a player who doubles the stake after each loss: results decide about the next stake. */
  const doubling = (stake: number, won: number): number => (won > 0 || stake >= 64_00 ? 1_00 : stake * 2);

  it.each([
    ...SIMULATED_GAMES.map((one) => [one.name, one, () => 1_00] as const),
    ...SIMULATED_GAMES.map((one) => [`${one.name}, with doubled stakes`, one, doubling] as const),
  ])(
    'MONEY-10 %s passes the bound in at most 1 of 20 windows, checked after each round',
    (_name, fair, next) => {
      const random = randomFrom(7);
      let alarms = 0;
      for (let window = 0; window < WINDOWS; window++) {
        const played = new SimulatedResult(fair);
        let stake = 1_00;
        for (let round = 0; round < 150; round++) {
          const won = playRound(fair, stake, random);
          played.add(stake, won);
          stake = next(stake, won);
          const { wins, mostFair: most } = sumFairness([played.result], LEVEL);
          if (wins > most) {
            alarms++;
            break;
          }
        }
      }
      const deviation = Math.sqrt(WINDOWS * LEVEL * (1 - LEVEL));
      expect(alarms).toBeLessThanOrEqual(WINDOWS * LEVEL + 3 * deviation);
    },
  );
});

describe('a game that pays more than it declares', () => {
  const isFound = (result: GameResult): boolean => {
    const { wins, mostFair: most } = sumFairness([result]);
    return wins > most;
  };
  const found = (simulated: SimulatedGame, inflation: number, maxRounds = 200_000) =>
    roundsUntilFound(simulated, inflation, isFound, { random: randomFrom(11), maxRounds, stake: 1_00 });

  it.each([
    ['red or black', 2, 100],
    ['red or black', 1.5, 400],
    ['red or black', 1.1, 5_000],
    ['a single number', 2, 2_000],
    ['a single number', 1.5, 10_000],
    ['slot', 10, 10_000],
    ['slot', 3, 100_000],
  ])('MONEY-10 %s with %d times its return is found within %d rounds', (name, inflation, within) => {
    const simulated = SIMULATED_GAMES.find((one) => one.name === name);
    const after = simulated ? found(simulated, inflation) : null;
    expect(after).not.toBeNull();
    expect(after).toBeLessThanOrEqual(within);
  });

  it('MONEY-10 is found although the studio’s other games are played much more', () => {
    const honest = new SimulatedResult(SIMULATED_GAMES[3] ?? raise());
    for (let n = 0; n < 1e5; n++) honest.add(1_00, 0.9 * 1_00);
    const stolen = { ...game(0.97, 2, [rounds(200)]), wins: 200 * 2_00 };
    const together = sumFairness([honest.result, stolen]);
    expect(together.wins).toBeLessThan(together.mostFair);
    expect(isFound(stolen)).toBe(true);
  });
});

const raise = (): never => {
  throw new RangeError('no such game');
};
