/** Jackpot parts for other features' pages; the jackpot page is imported by its own path. */
export { JackpotBar } from './JackpotBar.tsx';
export { JackpotStrip } from './pots/JackpotStrip.tsx';
/** Shared with the raffle, whose wins are shown in the same queue. */
export { useWinsInTurn } from './win/useWinsInTurn.ts';
