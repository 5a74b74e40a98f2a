import { useRaffleWins } from './useRaffleWins.ts';

export function Wins() {
  useRaffleWins();
  return null;
}
