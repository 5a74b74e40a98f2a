import { SECOND } from '@foyer/domain/duration.ts';
import { browserClock } from '../../transport/clock/clock.ts';

/** SESS-11: delay of the redirect, one millisecond. */
const REDIRECT_AFTER_MS = SECOND / 1_000;

/** Replaces the history entry, so that Back does not lead to a URL whose code or token is used up. */
export const replaceSoon = (path: string): void => {
  browserClock.after(REDIRECT_AFTER_MS, () => location.replace(path));
};
