import { SECOND } from '@foyer/domain/duration.ts';

/** JACK-24 */
export const CONFIRMATION_MS = 4 * SECOND;
/** JACK-50 */
export const NOTIFICATION_MS = 6 * SECOND;
/** JACK-15 */
export const BAR_CLOSES_AFTER_MS = 6 * SECOND;
/** JACK-19; must match the CSS duration `--fy-dur-panel`. */
export const PANEL_MS = 400;
/** JACK-21 */
export const ROTATION_MS = 3 * SECOND;
/** JACK-33 */
export const SCROLL_AFTER_MS = 2 * SECOND;
/** JACK-47 */
export const COUNT_UP_MS = 10 * SECOND;
/** JACK-48 */
export const CELEBRATION_MS = 4 * SECOND;
/** JACK-51: minimum interval between fetches of the leaderboard, which changes with every contribution. */
export const BOARD_EVERY_MS = 10 * SECOND;
/** Timeout of an opt-in's response; after it the status is fetched. */
export const RESPONSE_TIMEOUT_MS = 10 * SECOND;
