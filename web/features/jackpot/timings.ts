import { SECOND } from '@foyer/domain/duration.ts';

/** JACK-24: how long a confirmation is shown. */
export const CONFIRMATION_MS = 4 * SECOND;
/** JACK-50: how long the notice of a win is shown. */
export const NOTIFICATION_MS = 6 * SECOND;
/** JACK-15: beside a game on a small screen an open bar closes after this time. */
export const BAR_CLOSES_AFTER_MS = 6 * SECOND;
/** JACK-19: equals the CSS duration `--fy-dur-panel`. */
export const PANEL_MS = 400;
/** JACK-21: how long each pot is shown in the rotation. */
export const ROTATION_MS = 3 * SECOND;
/** JACK-33: after an opt-in that the URL requested, the page scrolls to the jackpot section with this delay. */
export const SCROLL_AFTER_MS = 2 * SECOND;
/** JACK-47: how long the amount of a win counts up. */
export const COUNT_UP_MS = 10 * SECOND;
/** JACK-48: how long a win is celebrated. */
export const CELEBRATION_MS = 4 * SECOND;
/** JACK-51: minimum interval between fetches of the leaderboard, which changes with every contribution. */
export const BOARD_EVERY_MS = 10 * SECOND;
/** If the response to an opt-in takes longer, the status is fetched. */
export const RESPONSE_TIMEOUT_MS = 10 * SECOND;
