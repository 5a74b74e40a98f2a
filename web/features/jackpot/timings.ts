import { SECOND } from '@foyer/domain/duration.ts';

/** JACK-24 */
export const CONFIRMATION_MS = 4 * SECOND;
/** JACK-50 */
export const NOTIFICATION_MS = 6 * SECOND;
/** JACK-15 */
export const BAR_CLOSES_AFTER_MS = 6 * SECOND;
/** JACK-19; how it moves meanwhile is `--fy-dur-panel`. */
export const PANEL_MS = 400;
/** JACK-21 */
export const ROTATION_MS = 3 * SECOND;
/** JACK-33 */
export const SCROLL_AFTER_MS = 2 * SECOND;
/** JACK-47 */
export const COUNT_UP_MS = 10 * SECOND;
/** JACK-48 */
export const CELEBRATION_MS = 4 * SECOND;
/** JACK-51: of a board that changes with every gift. */
export const BOARD_EVERY_MS = 10 * SECOND;
/** How long an opt-in may go unanswered before it is asked what came of it. */
export const RESPONSE_TIMEOUT_MS = 10 * SECOND;
