import { SECOND } from '@foyer/domain/duration.ts';

/** JACK-24: how long a confirmation is shown. */
export const CONFIRMATION_MS = 4 * SECOND;
/** JACK-50: how long the notice of a win is shown. */
export const NOTIFICATION_MS = 6 * SECOND;
/** JACK-15: beside a game on a small screen. */
export const BAR_CLOSES_AFTER_MS = 6 * SECOND;
/** JACK-19; must match the CSS duration `--fy-dur-panel`. */
export const PANEL_MS = 400;
/** JACK-21: time per pot. */
export const ROTATION_MS = 3 * SECOND;
/** JACK-33: delay after an opt-in by the URL. */
export const SCROLL_AFTER_MS = 2 * SECOND;
/** JACK-47: duration of counting up a win. */
export const COUNT_UP_MS = 10 * SECOND;
/** JACK-48: duration of the celebration. */
export const CELEBRATION_MS = 4 * SECOND;
/** JACK-51: minimum interval between fetches of the leaderboard, which changes with every contribution. */
export const BOARD_EVERY_MS = 10 * SECOND;
/** Timeout of an opt-in's response; after it the status is fetched. */
export const RESPONSE_TIMEOUT_MS = 10 * SECOND;
