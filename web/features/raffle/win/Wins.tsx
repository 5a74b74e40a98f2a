import { useRaffleWins } from './useRaffleWins.ts';

/** Renders nothing; opens the overlay of a win when there is one. */
export function Wins() {
  useRaffleWins();
  return null;
}
