import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/pots.ts';

/** The pot's id if it has an icon of its own, which only drawn pots have; otherwise null. */
export const markOf = (id: string): DrawnPotId | null => DRAWN_POTS.find((pot) => pot === id) ?? null;
