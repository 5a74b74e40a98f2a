import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/pots.ts';

/** The pots that are drawn have a mark of their own. */
export const markOf = (id: string): DrawnPotId | null => DRAWN_POTS.find((pot) => pot === id) ?? null;
