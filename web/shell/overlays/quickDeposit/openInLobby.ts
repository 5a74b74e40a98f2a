import type { Clock } from '../../../transport/clock/clock.ts';

const OPEN_AFTER_MS = 100;

/** CASH-04: opens the quick deposit once the lobby has replaced the cashier's page. @returns cancel function */
export const openInLobby = (clock: Pick<Clock, 'after'>, open: () => void): (() => void) =>
  clock.after(OPEN_AFTER_MS, open);
