/** Raffle parts for other features' pages; the raffle page is imported by its own path. */
export { RaffleWinNotifier } from './RaffleWinNotifier.tsx';
