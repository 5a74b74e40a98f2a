import type { GameResult, StakeSum } from '../heldWins/studios/fairBound.ts';

/** A repeatable source of numbers from 0 up to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A game by its possible wins, as multiples of the stake with their probabilities; otherwise it pays nothing. */
export interface SimulatedGame {
  readonly name: string;
  readonly largestWin: number;
  readonly wins: readonly { readonly multiple: number; readonly probability: number }[];
}

export const SIMULATED_GAMES: readonly SimulatedGame[] = [
  {
    name: 'red or black',
    largestWin: 2,
    wins: [{ multiple: 2, probability: 18 / 37 }],
  },
  { name: 'a single number', largestWin: 36, wins: [{ multiple: 36, probability: 1 / 37 }] },
  {
    name: 'blackjack',
    largestWin: 4,
    wins: [
      { multiple: 4, probability: 0.05 },
      { multiple: 2, probability: 0.38 },
      { multiple: 1, probability: 0.025 },
    ],
  },
  {
    name: 'slot',
    largestWin: 5346,
    wins: [
      { multiple: 0.5, probability: 0.2 },
      { multiple: 2, probability: 0.1 },
      { multiple: 10, probability: 0.03 },
      { multiple: 100, probability: 0.0022 },
      { multiple: 2000, probability: 0.00002 },
      { multiple: 5346, probability: 0.000001 },
    ],
  },
  // Of all games that return 97 % and win at most 1,000 stakes, this one has the highest variance.
  { name: 'nothing or the largest', largestWin: 1000, wins: [{ multiple: 1000, probability: 0.00097 }] },
];

export const returnOf = ({ wins }: SimulatedGame): number =>
  wins.reduce((sum, { multiple, probability }) => sum + multiple * probability, 0);

export function playRound({ wins }: SimulatedGame, stake: number, random: () => number): number {
  let drawn = random();
  for (const { multiple, probability } of wins) {
    if (drawn < probability) return multiple * stake;
    drawn -= probability;
  }
  return 0;
}

/** Adds rounds to the sums of a game, by size of the stake as the database does. */
export class SimulatedResult {
  readonly #game: SimulatedGame;
  readonly #sums = new Map<number, StakeSum>();
  #wins = 0;

  constructor(game: SimulatedGame) {
    this.#game = game;
  }
  add(stake: number, won: number): void {
    const largestStake = 2 ** Math.ceil(Math.log2(stake));
    const { stakes = 0, squares = 0 } = this.#sums.get(largestStake) ?? {};
    this.#sums.set(largestStake, { largestStake, stakes: stakes + stake, squares: squares + stake ** 2 });
    this.#wins += won;
  }
  get result(): GameResult {
    const { name: game, largestWin } = this.#game;
    const declared = { rtp: returnOf(this.#game), largestWin: { stakes: largestWin, amount: null } };
    return { game, ...declared, sums: [...this.#sums.values()], wins: this.#wins };
  }
}

/**
 * Returns after how many rounds of a fixed stake the check detects a game that pays `inflation` times its declared
 * return; null if it does not.
 */
export function roundsUntilFound(
  game: SimulatedGame,
  inflation: number,
  isFound: (result: GameResult) => boolean,
  { random, maxRounds, stake }: { random: () => number; maxRounds: number; stake: number },
): number | null {
  const played = new SimulatedResult(game);
  for (let round = 1; round <= maxRounds; round++) {
    played.add(stake, playRound(game, stake, random) + (inflation - 1) * returnOf(game) * stake);
    if (isCheckpoint(round) && isFound(played.result)) return round;
  }
  return null;
}

/** Checks are closer together while there are few rounds. */
const isCheckpoint = (round: number): boolean =>
  round % 10 ** Math.max(0, Math.floor(Math.log10(round)) - 1) === 0;
