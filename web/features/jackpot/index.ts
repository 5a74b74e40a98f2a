/** The jackpot on the pages of others; its own is loaded by its path. */
export { JackpotBar } from './JackpotBar.tsx';
export { JackpotPots } from './page/JackpotPots.tsx';
/** What the raffle does as the jackpot does it. */
export { useLazyPart as useLatePart } from './useLazyPart.ts';
export { useWinsInTurn } from './win/useWinsInTurn.ts';
