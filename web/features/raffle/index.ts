/** The raffle on the pages of others; its own is loaded by its path. */
export { RaffleWinNotifier as RaffleBell } from './RaffleWinNotifier.tsx';
