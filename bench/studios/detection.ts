import { sumFairness } from '@foyer/platform/modules/wallet/heldWins/studios/fairBound.ts';
import {
  randomFrom,
  roundsUntilFound,
  SIMULATED_GAMES,
} from '@foyer/platform/modules/wallet/testing/simulatedGame.ts';

const INFLATIONS = [1.1, 1.25, 1.5, 2, 5, 20] as const;
const MAX_ROUNDS = 2_000_000;

/** Rounds of 1.00 until a game that pays more than it declares is found. @returns lines to print */
export function describeDetection(): string[] {
  const head = ['game'.padEnd(24), ...INFLATIONS.map((inflation) => `× ${inflation}`.padStart(12))];
  const rows = SIMULATED_GAMES.map((game) => [
    game.name.padEnd(24),
    ...INFLATIONS.map((inflation) => {
      const options = { random: randomFrom(1), maxRounds: MAX_ROUNDS, stake: 1_00 };
      const rounds = roundsUntilFound(game, inflation, isAboveBound, options);
      return (rounds === null ? `> ${MAX_ROUNDS}` : String(rounds)).padStart(12);
    }),
  ]);
  return [head, ...rows].map((cells) => cells.join(''));
}

function isAboveBound(...results: Parameters<typeof sumFairness>[0]): boolean {
  const { wins, mostFair } = sumFairness(results);
  return wins > mostFair;
}
