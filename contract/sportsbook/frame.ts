import { PICK_QUERY } from './pickQuery.ts';

/**
 * Protocol between the web app and the sportsbook's iframe, in addition to the messages of every game
 * iframe (`ready`, `failed`). The web app passes its data once, in the URL fragment, which is not sent to
 * servers; the iframe uses postMessage.
 */
export const FRAME_SPEAKER = 'foyer-sportsbook';

/** Theme properties passed to the sportsbook; each becomes the CSS variable `--fy-<name>`. */
export const BOOK_THEME = [
  'color-page',
  'color-surface',
  'color-surface-raised',
  'color-surface-sunken',
  'color-text',
  'color-text-muted',
  'color-line',
  'color-line-strong',
  'color-primary',
  'color-on-primary',
  'color-accent',
  'color-focus',
  'color-success',
  'color-warning',
  'color-danger',
  'color-live',
  'color-on-live',
  'color-odds',
  'color-odds-text',
  'color-odds-selected',
  'color-on-odds-selected',
  'radius-card',
  'radius-control',
] as const;

export interface BookHandover {
  /** CSS values, keyed by `BOOK_THEME`. */
  readonly theme: Readonly<Record<string, string>>;
  readonly scheme: 'light' | 'dark';
  /** Bet slip as last reported by the iframe; empty when none was reported. */
  readonly coupon: string;
  /** PROMO-11: a selection to add to the bet slip, which the player pressed on another page; empty without one. */
  readonly pick: string;
}

/** Returns the iframe's URL with the theme and bet slip in its fragment. */
export function withHandover(url: string, { theme, ...handover }: BookHandover): string {
  const message = new URLSearchParams({ theme: JSON.stringify(theme), ...handover });
  return `${url}#${message}`;
}

export type BookMessage =
  /** CONS-16: the current bet slip in the sportsbook's own format; empty when there are no selections. */
  | { readonly type: 'coupon'; readonly coupon: string }
  /** A visitor who is not signed in wants to place a bet. */
  | { readonly type: 'signIn' };

/** The characters that a cookie value may have, because the bet slip is stored in a cookie. */
const COUPON = /^[\w.:~-]{0,1200}$/;
export const isCouponText = (text: string): boolean => COUPON.test(text);

/** Returns null for invalid messages, because the iframe runs third-party code. */
export function readBookMessage(data: unknown): BookMessage | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  if (data.source !== FRAME_SPEAKER) return null;
  if (data.type === 'signIn') return { type: 'signIn' };
  const coupon = data.type === 'coupon' && 'coupon' in data ? data.coupon : null;
  return typeof coupon === 'string' && isCouponText(coupon) ? { type: 'coupon', coupon } : null;
}

/** Maximum length of a selection in the format of the bet slip. */
export const MAX_PICK = 200;

/** The pick in a URL, which anybody can write; empty if there is none or it is invalid. */
export function pickIn(query: URLSearchParams): string {
  const pick = query.get(PICK_QUERY) ?? '';
  return pick.length <= MAX_PICK && isCouponText(pick) ? pick : '';
}
