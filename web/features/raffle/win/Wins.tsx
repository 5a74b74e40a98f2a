import { useRaffleWins } from './useRaffleWins.ts';

/** Nothing but the overlay of a win, when there is one. */
export function Wins() {
  useRaffleWins();
  return null;
}
