/** The jackpot beside a game; its page is loaded by its own path. */
export { JackpotBar } from './JackpotBar.tsx';
