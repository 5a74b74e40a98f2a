/** The jackpot on the pages of others; its own is loaded by its path. */
export { JackpotBar } from './JackpotBar.tsx';
